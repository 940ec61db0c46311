// std.manifestToml and std.manifestTomlEx.
local value = {
  title: 'services', 'a key': 'x"y\\z', numbers: [1, 2.5, 1e22], nested: [[1, 2], [{ a: 1 }, {}], []],
  owner: { name: 'Ana', tags: ['a', 'b'], address: { city: 'Skopje', 'post code': '1000' } },
  servers: [{ host: 'a', ports: [80, 443] }, { host: 'b', disks: [{ size: 1 }, { size: 2 }] }],
  empty: { table: {}, array: [], text: '' }, only: { tables: { here: { x: true } } }, '': { '': 0 },
};
{
  standard: std.manifestToml(value),
  spaces: std.manifestTomlEx(value, '    '),
  tab: std.manifestTomlEx(value, '\t'),
  none: std.manifestTomlEx(value, ''),
  empty: std.manifestToml({}),
  table: std.manifestToml({ a: {} }),
}
