package swarender

import swarender.Policy.{NumberText, Surrogates}
import swarender.yaml.YamlStringClass

/** Reads what a fuzzed case wrote with readers of other authors, which must find the document. */
object FuzzReaders {

  /** Runs the case and reads the document back, if its style promises that. Returns whether it was
    * read.
    */
  def check(bytes: Array[Byte]): Boolean = {
    val checked = FuzzCase(bytes)
    checked.run() match {
      case Right(text) => checked.model.readBack(checked.of.node).exists(readBack(checked.of.style, text, _, checked))
      case Left(_) => false
    }
  }

  private def readBack(style: AnyRef, text: String, expected: ujson.Value, checked: FuzzCase.Checked): Boolean = {
    val all = readers(style, text, expected)
    for ((name, read) <- all) {
      val difference =
        try TomlDocuments.difference(oneZero(read(text)), oneZero(expected))
        catch { case e: Exception => Some(s": $e") }
      difference.foreach(d => throw new java.lang.AssertionError(s"$name$d, of ${checked.of} as ${Modes.shown(text)}"))
    }
    all.nonEmpty
  }

  private type Reader = (String, String => ujson.Value)

  private def readers(style: AnyRef, text: String, expected: ujson.Value): Seq[Reader] = style match {
    case s: JsonStyle =>
      // Jackson 2.22.4 refuses escaped lone surrogates in keys.
      if (!s.settings.isJson) Nil
      else if (s.common.surrogates eq Surrogates.Escape) Seq("ujson" -> (Doubles.read(_: String)))
      else Seq("Jackson" -> (JacksonReader.read(_: String)))
    case s: YamlStyle =>
      // Verbatim numbers are those of JSON.
      val promised = (s.common.numberText ne NumberText.Verbatim) && (
        s match {
          case s: BlockStyle => s.settings.strings eq YamlStringClass.safe
          case _ => !hasLongKey(expected)
        }
      )
      if (!promised) Nil
      else
        for (
          (name, read) <- YamlReaders.all
          if !notForReader.exists { case (n, escape) => n == name && text.contains(escape) }
        )
          yield (name, (text: String) => one(read(text)))
    case s: TomlStyle => toml(s, text)
    case _ => Nil
  }

  /** What KYAML writes as Kubernetes does, and a reader refuses: YAML 1.1 has no escaped tab. */
  private val notForReader = Seq("snakeyaml" -> "\\\t", "snakeyaml-engine" -> "\\L", "snakeyaml-engine" -> "\\P")

  /** JSON has no `? ` for keys that take more than 1,024 bytes, up to 6 of them for each char. */
  private def hasLongKey(value: ujson.Value): Boolean = value match {
    case ujson.Obj(members) => members.exists { case (k, v) => k.length > 170 || hasLongKey(v) }
    case ujson.Arr(elements) => elements.exists(hasLongKey)
    case _ => false
  }

  private def one(documents: Seq[ujson.Value]): ujson.Value =
    if (documents.size == 1) documents.head else throw new IllegalStateException(s"${documents.size} documents")

  private def right(read: Either[String, ujson.Value]): ujson.Value =
    read.fold(e => throw new IllegalStateException(e), identity)

  /** Tomlj 1.1.1 loses track of brackets after a date-time, and refuses floats that round to 0. */
  private val notForTomlj = Seq("1979-05-27", "07:32:00", "1e-400")

  /** Jsonnet's layout prints integers beyond 64 bits, which no reader takes. */
  private def toml(style: TomlStyle, text: String): Seq[Reader] =
    if (style.common.numbers eq swarender.NumberLayout.seventeenG) Nil
    else
      Seq[Reader]("the grammar" -> (t => right(TomlReader.read(t)))) ++
        (if (notForTomlj.exists(text.contains(_))) Nil
         else Seq[Reader]("tomlj" -> (t => right(TomlReaders.tomlj(t)))))

  private def oneZero(value: ujson.Value): ujson.Value = TomlDocuments.map(value) {
    case ujson.Num(d) if d == 0 => ujson.Num(0.0)
    case ujson.Str(s) => ujson.Str(YamlStrings.readBack(s))
    case other => other
  }
}
