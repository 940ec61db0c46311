// The functions for Python, INI and XML.
local value = { enabled: true, disabled: false, missing: null, list: [1, 'a', { b: [] }, {}], number: 0.1, 'a b': 'c"d' };
{
  python: std.manifestPython(value),
  vars: std.manifestPythonVars(value),
  none: std.manifestPythonVars({}),
  ini: std.manifestIni({
    main: { a: 1, b: ['x', 'y'], c: { d: [] } },
    sections: { 'first section': { e: 0.1, f: true }, empty: {}, last: { g: [1, null] } },
  }),
  xml: std.manifestXmlJsonml([
    'svg', { height: 100, width: 0.5 }, ['circle', { cx: 50 }], 'text', ['g', ['a', 'b'], 'c'], ['br'],
  ]),
}
