// -y
// A stream of documents; functions of std that work on values.
local people = [{ name: 'Cy', age: 3 }, { name: 'Ana', age: 1 }, { name: 'Bo', age: 2 }, { name: 'Ana', age: 9 }];
[
  std.sort(people, function(p) p.age),
  std.set(people, function(p) p.name),
  [std.setMember('a', ['a', 'b']), std.setMember({ n: 1 }, [{ n: 1 }], function(x) x.n), std.setMember(3, [1])],
  std.setUnion(['a', 'c'], ['b', 'c']),
  std.uniq([1, 1, 2, 2, 1]),
  std.parseJson('{"b": [1, 2.5, null, true, "\\u00e9"], "a": {}}'),
  std.parseYaml('b: [1, x]\na:\n  c: "d"\n'),
  std.mergePatch({ a: 1, b: { c: 2, d: 3 } }, { b: { c: null, e: [4] }, f: 'g' }),
  std.prune({ a: null, b: [], c: { d: null }, e: [1, null] }),
  { assert self.x == 1, x: 1, y:: 2, z::: self.y },
  function(a=1) a,
][0:10] + ['text', 1.5]
