// The error of a value that is evaluated while the document is written.
{ a: { b: [1, error 'no value for b'] }, other: std.range(1, 10000) }
