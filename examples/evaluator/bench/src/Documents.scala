package evaluator

import scala.util.Random

/** A document that a program of Jsonnet describes.
  *
  * @param code
  *   an expression. Data is read by `std.parseJson`, so that no evaluator evaluates it again
  * @param isIni
  *   whether it has the shape that `std.manifestIni` takes
  * @param isCard
  *   whether it is an array of small values, each of which is the whole of a call
  */
final class Document(val name: String, val code: String, val isIni: Boolean = false, val isCard: Boolean = false)

/** Random documents of the kinds that Jsonnet is used for. What a document is made of depends on
  * the seed; the kinds do not.
  */
final class Documents(seed: Long) {
  private val random = new Random(seed)
  import random.{between, nextBoolean, nextDouble, nextInt}

  def all: Seq[Document] = Seq(
    new Document("manifests with mixins", manifests),
    data("dashboards", dashboards),
    data("members", obj(distinct(10000).map(_ -> str(word())))),
    data("serial objects", items(10000)(i => obj(Seq("id" -> num(i), "value" -> num(nextInt(1000)))))),
    data("points", items(20000)(_ => ujson.Arr(degrees(), degrees()))),
    data("integers", items(40000)(_ => num(nextInt(1 << between(4, 31))))),
    data("floats", items(20000)(_ => num(random.nextGaussian() * Math.pow(10, between(-8, 9).toDouble)))),
    data("100 levels", items(40)(_ => nested(100))),
    data("scripts", items(400)(i => obj(Seq("name" -> str(s"step-$i"), "run" -> str(script()))))),
    data("wide text", items(1500)(_ => message())),
    data("short words", items(20000)(_ => str(word()))),
    data("small cards", items(2000)(card)),
    new Document("INI, few sections", parsed(ini(20, 200)), isIni = true),
    new Document("INI, many sections", parsed(ini(1000, 5)), isIni = true),
    new Document("a call per card", parsed(ujson.Arr.from((1 to 200).map(card))), isCard = true)
  )

  private def data(name: String, value: ujson.Value) = new Document(name, parsed(value))

  /** Strings of JSON are strings of Jsonnet. Evaluators fold a call with a constant argument: here
    * it has none.
    */
  private def parsed(value: ujson.Value) = s"[std.parseJson(text) for text in [${ujson.write(ujson.write(value))}]][0]"

  private def str(s: String): ujson.Value = ujson.Str(s)
  private def num(n: Double): ujson.Value = ujson.Num(n)
  private def obj(members: Seq[(String, ujson.Value)]): ujson.Obj = ujson.Obj.from(members)
  private def items(n: Int)(item: Int => ujson.Value) = obj(Seq("items" -> ujson.Arr.from((1 to n).map(item))))

  private def some[A](least: Int, most: Int)(make: => A): Seq[A] = Seq.fill(between(least, most + 1))(make)
  private def one(choices: String*): String = choices(nextInt(choices.length))

  private def letters(least: Int, most: Int, from: Char, count: Int): String =
    some(least, most)((from + nextInt(count)).toChar).mkString
  private def word(): String = letters(2, 9, 'a', 26)
  private def name(): String = some(1, 3)(word()).mkString("-")
  private def sentence(): String = some(4, 16)(word()).mkString(" ")
  private def distinct(n: Int): Seq[String] = (1 to n).map(i => s"${word()}-$i")
  private def degrees(): ujson.Value = num(Math.rint(nextDouble() * 360e6) / 1e6 - 180)

  /** A base object, and services that add to it. */
  private def manifests: String = {
    val services = (1 to 250).map { i =>
      s"""  '${name()}-$i': base + web(${between(1024, 65536)}) + ${if (nextBoolean()) "monitored" else "{}"} + {
         |    metadata+: { name: '${name()}', labels+: { app: '${word()}', tier: '${word()}' } },
         |    spec+: { replicas: ${between(1, 9)}, template+: { image: 'registry.example.com/${name()}:${between(
          1,
          99
        )}',
         |      env: [{ name: '${word().toUpperCase}', value: '${sentence()}' }, { name: '${word()}', value: '${between(
          0,
          9999
        )}' }] } },
         |  },
         |""".stripMargin
    }
    s"""local base = {
       |  apiVersion: 'apps/v1', kind: 'Deployment', metadata: { labels: { 'app.kubernetes.io/managed-by': '${word()}' } },
       |  spec: { replicas: 1, template: { args: ['--verbose', '--level=${between(
        1,
        6
      )}'], resources: { cpu: '100m', memory: '1Gi' } } },
       |};
       |local web(port) = { spec+: { template+: { ports: [{ containerPort: port, protocol: 'TCP' }] } } };
       |local monitored = { metadata+: { labels+: { 'example.com/scrape': 'true' } }, spec+: { paused: false } };
       |{
       |${services.mkString}}
       |""".stripMargin
  }

  private def dashboards = items(60) { i =>
    obj(Seq("title" -> str(sentence()), "uid" -> str(s"${word()}$i"), "panels" -> ujson.Arr.from(some(4, 10)(panel()))))
  }

  private def panel() = obj(
    Seq(
      "type" -> str(one("graph", "table", "stat", "gauge")),
      "gridPos" -> obj(Seq("h" -> num(8), "w" -> num(12), "x" -> num(nextInt(24)), "y" -> num(nextInt(99)))),
      "title" -> str(sentence()),
      "targets" -> ujson.Arr.from(some(1, 3)(obj(Seq("expr" -> str(query()), "legendFormat" -> str(s"{{${word()}}}")))))
    )
  )

  private def query() = some(2, 8)(
    s"""sum(rate(${word()}_${word()}_total{${word()}="$$${word()}",job=~"${word()}.*"}[${between(
        1,
        9
      )}m])) by (${word()})"""
  ).mkString(" / ")

  private def nested(levels: Int): ujson.Value =
    if (levels == 0) str(word())
    else if (levels % 7 == 0) ujson.Arr(nested(levels - 1), num(levels))
    else obj(Seq(word() -> nested(levels - 1), "level" -> num(levels)))

  private def script() = some(5, 40)(
    s"""${one("echo", "set -e", "export", "curl -sf",
        "tar xf")} "$$${word().toUpperCase}" ${sentence()} --${word()}='${word()}'"""
  ).mkString("#!/bin/sh\n", "\n", "\n")

  private def wide(): String = one("cjk", "cyrillic", "emoji", "kana") match {
    case "cjk" => letters(2, 12, '\u4e00', 0x2000)
    case "cyrillic" => some(1, 4)(letters(3, 9, '\u0430', 32)).mkString(" ")
    case "emoji" => some(1, 5)(new String(Character.toChars(0x1f600 + nextInt(64)))).mkString
    case _ => letters(2, 20, '\u3041', 80)
  }

  private def message() = obj(
    Seq(
      "text" -> str(some(2, 8)(if (nextInt(4) == 0) s"\"${word()}\"\n" else wide()).mkString(" ")),
      "author" -> str(wide()),
      "lang" -> str(one("ja", "ru", "zh", "de")),
      "likes" -> num(nextInt(1000))
    )
  )

  private def card(i: Int) = obj(
    Seq(
      "id" -> num(i),
      "name" -> str(name()),
      "on" -> ujson.Bool(nextBoolean()),
      "tags" -> ujson.Arr.from(some(0, 3)(str(word()))),
      "price" -> num(nextInt(10000) / 100d)
    )
  )

  private def ini(sections: Int, lines: Int) = {
    def section() = obj(distinct(lines).map { key =>
      key -> (nextInt(5) match {
        case 0 => num(nextInt(100000))
        case 1 => ujson.Bool(nextBoolean())
        case 2 => ujson.Arr.from(some(1, 3)(str(word())))
        case _ => str(sentence())
      })
    })
    obj(Seq("main" -> section(), "sections" -> obj(distinct(sections).map(_ -> section()))))
  }
}
