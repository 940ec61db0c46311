// The text under test of every case: one function per profile, from a document and the case's arguments.
// cases: JSON text of an array of {input: JSON text, args: object}. The result is an array of strings in the same order.
local profiles = {
  'json-oneline': function(value, args) std.toString(value),
  manifestJson: function(value, args) std.manifestJson(value),
  manifestJsonEx: function(value, args)
    std.manifestJsonEx(value, args.indent, args.newline, args.key_val_sep),
  manifestJsonMinified: function(value, args) std.manifestJsonMinified(value),
  python: function(value, args) std.manifestPython(value),
  pythonVars: function(value, args) std.manifestPythonVars(value),
  'yaml-doc': function(value, args)
    std.manifestYamlDoc(value, args.indent_array_in_object, args.quote_keys),
  'yaml-stream': function(value, args)
    std.manifestYamlStream(value, args.indent_array_in_object, args.c_document_end, args.quote_keys),
  ini: function(value, args) std.manifestIni(value),
  xml: function(value, args) std.manifestXmlJsonml(value),
  toml: function(value, args) std.manifestTomlEx(value, args.indent),
  strings: function(value, args) std[args['function']](value),
};

function(profile, cases)
  [profiles[profile](std.parseJson(case.input), case.args) for case in std.parseJson(cases)]
