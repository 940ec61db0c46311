// Strings of all of Unicode through every escape set.
local text = '\u0000\u0001\b\f\n\r\t\u001f "\\/ \u007f\u0080\u009f\u00a0\u2028\u2029\ufeff\uffff é ж 漢 😀 <&>\' $';
local object = { [text]: text, 'ﬀ': 1, '😀': 2, '\uffff': 3, B: 4, a: 5, '': 6, a10: 7, a2: 8 };
{
  document: object,
  toString: std.toString(object),
  manifestJson: std.manifestJson(object),
  yaml: std.manifestYamlDoc(object, quote_keys=false),
  toml: std.manifestToml(object),
  python: std.manifestPython(object),
  escapes: [
    std.escapeStringJson(text), std.escapeStringPython(text), std.escapeStringBash(text),
    std.escapeStringDollars(text), std.escapeStringXML(text),
  ],
  escapedValues: [f({ a: "$1 'x' <b>" }) for f in [std.escapeStringJson, std.escapeStringBash, std.escapeStringDollars]],
}
