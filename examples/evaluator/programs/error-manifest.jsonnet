// An error inside a function that makes text.
{ fine: std.range(1, 1000), texts: ['a', std.manifestJson({ x: [error 'inside text'] })] }
