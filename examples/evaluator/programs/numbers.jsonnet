// Numbers in both of Jsonnet's layouts.
local numbers = [
  0, -0, 1, -1, 0.1, 0.97, 1 / 3, 2 / 3, 1e-5, 1e-7, 123456789012345680, 9007199254740993,
  1e21, 1e22, 1e23, 1.7976931348623157e308, 5e-324, 2.5e-310, 100, 1.5e300, -123.456,
];
{
  document: numbers,
  toString: std.toString(numbers),
  manifestJson: std.manifestJsonMinified(numbers),
  yaml: std.manifestYamlDoc(numbers),
  toml: std.manifestToml({ numbers: numbers }),
  python: std.manifestPython(numbers),
  text: ['' + n for n in numbers],
}
