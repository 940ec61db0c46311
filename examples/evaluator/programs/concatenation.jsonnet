// Text made of values: `+`, `+:`, `%`, std.format, assertions of equality.
local value = { a: [1, 2.5, null], b: { c: 'd"e' }, e: [], f: {} };
local key = 'computed';
{
  prefix: '' + value,
  suffix: value + '!',
  scalars: [1 + '', '' + 0.1, '' + true, null + '', [] + '', {} + '', 'a' + 'b'],
  field: ({ n: 1, o: { x: 1 }, l: [1], s: 'a', v: value } +
          { n+: ' is one', o+: { y: 2 }, l+: [2], s+: 1.5, v+: '', new+: 'n' }),
  computed: { [key]: 1 } { [key]+: 'x', other+: 2 },
  nested: { a: { b: { c: 1 } } } + { a+: { b+: { c+: 'c', d+: 'd' } } },
  selfInField: { a: 1, b+: [self.a] } + { a: 2, b+: [self.a] },
  percent: 'a %s b %s c %s %%' % [value, 0.1, 'text'],
  labels: '%(a)s and %(b)s' % value,
  one: '%s' % [[1, 2]],
  numbers: '%d|%5d|%-5d|%05d|%x|%X|%o|%.2f|%8.3f|%c' % [42, 42, 42, 42, 255, 255, 8, 3.14159, 2.5, 'z'],
  wide: '[%10s][%-10s]' % ['right', 'left'],
  format: std.format('%s=%s', ['k', { v: 1 }]),
  runtime: [f % [[i]] for i in [1, 2] for f in ['%s', '<%s>']],
  join: std.join(', ', [std.toString(x) for x in [1, 'a', [2], { b: 3 }]]),
  lines: std.lines(['a', 'b']),
  equal: std.assertEqual({ a: [1] }, { a: [1] }),
  inArray: ['x' + i for i in [1, [2], { c: 3 }]],
}
