// Every JSON function, of nested values.
local value = {
  name: 'orders',
  empty: { array: [], object: {}, string: '' },
  nested: [[], [[]], [{}], [1, [2, [3, { a: [4] }]]]],
  hidden:: 'not printed',
  [if true then 'computed']: null,
  [if false then 'left out']: 1,
  flags: [true, false, null],
  'a key with "quotes"': 'and\ttext\n',
};
{
  document: value,
  toString: std.toString(value),
  manifestJson: std.manifestJson(value),
  manifestJsonMinified: std.manifestJsonMinified(value),
  two: std.manifestJsonEx(value, '  '),
  tab: std.manifestJsonEx(value, '\t'),
  separators: std.manifestJsonEx(value, ' ', '\r\n', ' = '),
  named: std.manifestJsonEx(key_val_sep=':', value=value, indent=''),
  scalars: [std.manifestJson(v) for v in [null, true, 1.5, 'text', [], {}]],
  parsed: std.parseJson(std.manifestJson(value)) == value,
}
