// Inheritance, locals, comprehensions, imports, defaults of a top-level function.
local base = {
  local this = self, name: 'base', greeting: 'I am ' + self.name, list: [x * 2 for x in std.range(1, 5)],
  method(x):: x + this.name, call: self.method('m:'), assert std.length(self.name) > 0,
};
function(size=3) {
  base: base,
  derived: base { name: 'derived', parent: super.greeting, list+: [0] },
  table: { ['row' + r]: { ['cell%d' % c]: r * c for c in std.range(1, size) } for r in std.range(1, size) },
  imported: import 'library/values.libsonnet',
  text: importstr 'library/values.libsonnet',
  file: std.thisFile,
  slice: 'hello'[1:4],
}
