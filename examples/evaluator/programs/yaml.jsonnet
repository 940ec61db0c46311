// std.manifestYamlDoc with all of its options.
local value = {
  plain: 'text', block: 'line\n  indented\n', inner: 'two\nlines', empty: '', numbers: [1, 2.5, -3e10],
  'true': true, 'a key': null, '12': 'digits', 'x-1': [], y: {}, 'null': 'keyword', '1e3': 1, '0x1f': 2, '2001-01-01': 3,
  list: [{ a: 1, b: [2, [3, 4], { c: 'block\n' }] }, [], {}, [[['deep']]], 'tail\n'],
  object: { deeper: { deepest: ['a', { b: 'c\n' }] } },
};
{
  plain: std.manifestYamlDoc(value),
  indented: std.manifestYamlDoc(value, true),
  bareKeys: std.manifestYamlDoc(value, quote_keys=false),
  both: std.manifestYamlDoc(value, indent_array_in_object=true, quote_keys=false),
  scalars: [std.manifestYamlDoc(v) for v in [null, true, 1, 'a', 'a\n', [], {}]],
}
