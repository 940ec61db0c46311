package evaluator

import sjsonnet.{Error, EvalScope, Val}

import swarender.{Events, Json, Yaml}
import swarender.jsonnet.{Ini, Jsonnet, Xml}

import Builtins.{no, string, text, yes}

/** `std.toString` and the functions `std.manifest*`. */
object Manifests {
  def all: Seq[Builtins.Builtin] = json ++ python ++ yaml ++ toml ++ Seq(
    text("manifestIni", "ini")((v, ev) => Manifest.text(Ini, Styles.ini, v)(ev)),
    text("manifestXmlJsonml", "value")((v, ev) => Manifest.text(Xml, Styles.xml, v)(ev))
  )

  /** What `"" + v` appends. */
  def toText(v: Val)(implicit ev: EvalScope): String = v match {
    case Val.Str(_, s) => s
    case Val.Num(_, n) if !n.isNaN && !n.isInfinite => Jsonnet.go.numbers.render(n)
    case _ => Manifest.text(Json, Styles.toText, v)
  }

  private def json = Seq(
    text("toString", "a")((v, ev) => toText(v)(ev)),
    text("manifestJson", "value")((v, ev) => Manifest.text(Json, Styles.json("    ", "\n", ": "), v)(ev)),
    text("manifestJsonMinified", "value")((v, ev) => Manifest.text(Json, Styles.minified, v)(ev)),
    Builtins(
      "manifestJsonEx",
      "value" -> null,
      "indent" -> null,
      "newline" -> string("\n"),
      "key_val_sep" -> string(": ")
    ) { (args, ev, pos) =>
      val style = Styles.json(args(1).asString, args(2).asString, args(3).asString)
      Val.Str(pos, Manifest.text(Json, style, args(0))(ev))
    }
  )

  private def python = Seq(
    text("manifestPython", "v")((v, ev) => Manifest.text(Json, Styles.python, v)(ev)),
    text("manifestPythonVars", "conf")((v, ev) => Manifest.text(Json, Styles.pythonVars, v.asObj)(ev))
  )

  private def yaml = Seq(
    Builtins("manifestYamlDoc", "value" -> null, "indent_array_in_object" -> no, "quote_keys" -> yes) {
      (args, ev, pos) =>
        val style = Styles.yaml(flag(args(1)), flag(args(2)))
        Val.Str(pos, Manifest.text(Yaml, style, args(0))(ev))
    },
    Builtins(
      "manifestYamlStream",
      "value" -> null,
      "indent_array_in_object" -> no,
      "c_document_end" -> yes,
      "quote_keys" -> yes
    ) { (args, ev, pos) =>
      val style = Styles.yaml(flag(args(1)), flag(args(3))).withDocumentEnd(flag(args(2)))
      val documents = args(0).asArr
      Val.Str(
        pos,
        Manifest.refused {
          val text = new java.lang.StringBuilder
          Yaml(style).writeAll(documents.iterator.map(v => Events(Manifest.send(v, _)(ev))), text)
          text.toString
        }
      )
    }
  )

  private def toml = Seq(
    text("manifestToml", "value")((v, ev) => Tables.text(Styles.toml("  "), v)(ev)),
    Builtins("manifestTomlEx", "value" -> null, "indent" -> null) { (args, ev, pos) =>
      Val.Str(pos, Tables.text(Styles.toml(args(1).asString), args(0))(ev))
    }
  )

  private def flag(v: Val): Boolean = v match {
    case _: Val.Bool => v.asBoolean
    case _ => Error.fail(s"expected a boolean, got ${v.prettyName}")
  }
}
