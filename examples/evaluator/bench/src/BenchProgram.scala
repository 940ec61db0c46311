package evaluator

/** A row of the comparison: a program that calls a function of `std` on values again and again, or
  * whose own value the command prints.
  *
  * @param wanted
  *   how many times as fast this evaluator is to be
  */
final class BenchProgram(val name: String, val wanted: Double, val code: String)

object BenchProgram {

  /** Values like those of configurations and services, made by the program: an evaluator that folds
    * constants must not find one.
    */
  private val values = Map(
    "table" -> "[{ id: i, title: 'shop', owner: { name: 'Ann', admin: true }, ports: [80, 443] } for i in std.range(1, 9)]",
    "members" -> "[{ ['x' + i]: 'x' + i for i in std.range(1, 10000) }]",
    "manifests" ->
      """[{
        |  ['service%d' % i]: {
        |    apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'service-' + i, labels: { app: 'shop', tier: 'back end' } },
        |    data: { 'run.sh': '#!/bin/sh\nset -e\nexec java -jar "app.jar" --port ' + i + '\n', mode: 'on', port: '80' },
        |    spec: { replicas: i % 5, ports: [{ port: 8000 + i, protocol: 'TCP' }, { port: 9000 + i, protocol: 'UDP' }],
        |      args: ['--listen', '0.0.0.0:' + i, '--verbose'], enabled: i % 3 == 0 },
        |  } for i in std.range(1, 1000)
        |}]""".stripMargin,
    "messages" ->
      """[{ statuses: [{
        |  id: 505874924095815681 + i, created_at: 'Sun Aug 31 00:29:15 +0000 2014', retweeted: false, lang: 'ja',
        |  text: '@aym0566x \n\n名前:前田あゆみ\n第一印象:なんか怖っ！ "' + i + '"', source: '<a href="http://example.com">web</a>',
        |  user: { name: 'AYUMI ' + i, screen_name: 'ayu' + i, followers_count: 262 + i, url: 'http://example.com/' + i,
        |    description: '元野球部マネージャー❤︎…最高の夏をありがとう…❤︎', verified: false },
        |  entities: { hashtags: ['a' + i, 'b'], urls: [], user_mentions: [{ indices: [0, 9 + i], name: '前田' }] },
        |} for i in std.range(1, 200)] }]""".stripMargin,
    "coordinates" -> "[[[i * 0.123456789 - 65, i / 7 + 43] for i in std.range(1, 3000)]]",
    "ascii" -> "[std.repeat('a line of text, number one, 0123456789 and more of it \\n', 11000) + i for i in std.range(1, 2)]",
    "wide" -> "[std.repeat('幅の広い文字と \"ASCII\" の混ざった行\\n', 28000) + i for i in std.range(1, 2)]",
    "numbers" -> "[123 + i for i in std.range(1, 2000)]",
    "words" -> "['it\\'s word ' + i for i in std.range(1, 2000)]",
    "dirty" -> "['say \"' + i + '\"\\n\\tC:\\\\path' for i in std.range(1, 2000)]"
  )

  private def calls(name: String, wanted: Double, of: String, times: Int, call: String): BenchProgram =
    new BenchProgram(
      name,
      wanted,
      s"""local values = ${values(of)};
         |local n = std.length(values);
         |std.foldl(function(sum, i) local v = values[i % n]; sum + std.length($call), std.range(1, $times), 0)
         |""".stripMargin
    )

  private def printed(name: String, wanted: Double, of: String): BenchProgram =
    new BenchProgram(name, wanted, s"local values = ${values(of)}; values[0]")

  val all: Seq[BenchProgram] = Seq(
    calls("TOML, small", 1.2, "table", 1000, "std.manifestTomlEx(v, '  ')"),
    calls("TOML, manifests", 1.2, "manifests", 10, "std.manifestTomlEx(v, '  ')"),
    calls("TOML, messages", 1.2, "messages", 30, "std.manifestTomlEx(v, '  ')"),
    calls("TOML, 10,000 members", 1.2, "members", 10, "std.manifestTomlEx(v, '  ')"),
    printed("printed, 10,000 members", 1.2, "members"),
    calls("toString, 10,000 members", 1.2, "members", 10, "std.toString(v)"),
    calls("manifestJson, 10,000 members", 1.2, "members", 10, "std.manifestJsonEx(v, '    ')"),
    calls("YAML, 10,000 members", 1.2, "members", 10, "std.manifestYamlDoc(v)"),
    calls("escapeStringJson, 0.6 MB, ASCII", 1.2, "ascii", 10, "std.escapeStringJson(v)"),
    calls("escapeStringJson, 0.6 MB, wide", 1.2, "wide", 10, "std.escapeStringJson(v)"),
    calls("escapeStringBash, short", 1.1, "words", 20000, "std.escapeStringBash(v)"),
    calls("toString, integers", 1.1, "numbers", 20000, "std.toString(v)"),
    calls("escapeStringJson, short and dirty", 1.1, "dirty", 20000, "std.escapeStringJson(v)"),
    printed("printed, messages", 1.4, "messages"),
    calls("toString, messages", 1.4, "messages", 30, "std.toString(v)"),
    calls("manifestJson, messages", 1.4, "messages", 30, "std.manifestJsonEx(v, '    ')"),
    calls("Python, messages", 1.4, "messages", 30, "std.manifestPython(v)"),
    calls("YAML, messages", 1.4, "messages", 30, "std.manifestYamlDoc(v)"),
    calls("YAML, manifests", 1.5, "manifests", 10, "std.manifestYamlDoc(v)"),
    calls("toString, manifests", 1, "manifests", 10, "std.toString(v)"),
    calls("manifestJson, manifests", 1, "manifests", 10, "std.manifestJsonEx(v, '    ')"),
    calls("manifestJson, coordinates", 1, "coordinates", 10, "std.manifestJsonEx(v, '    ')")
  )
}
