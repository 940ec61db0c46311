// -S
// std.manifestYamlStream with all of its options, as text.
local documents = [{ a: [1, { b: 2 }], 'c d': 'x\n' }, [], 'text', [null, [true]], 1.5];
std.join('=====\n', [
  std.manifestYamlStream(documents),
  std.manifestYamlStream(documents, true),
  std.manifestYamlStream(documents, c_document_end=false),
  std.manifestYamlStream(documents, quote_keys=false),
  std.manifestYamlStream([]),
  std.manifestYamlStream([], c_document_end=false),
])
