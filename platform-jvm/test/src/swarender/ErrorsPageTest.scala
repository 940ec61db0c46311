package swarender

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}
import java.util.regex.Pattern

import utest.*

/** Every message of the library and of its macros is in a table of docs/reference/errors.md, with a
  * remedy; a row may have the beginning of several. The messages are the string literals of calls
  * that raise errors, as the sources have them; those of some files are messages altogether.
  */
object ErrorsPageTest extends TestSuite {
  private val root = Paths.get(System.getenv("SWARENDER_ROOT"))
  private val folders = Seq("renderer", "platform-jvm", "platform-native", "platform-js", "jsonnet")
  private val ofMessages = Set("MissingText.scala", "NameClash.scala", "StackEnd.scala", "YamlTag.scala")

  private val call =
    ("(?<!\\w|def |class |ReadBack\\.)(fail|refuse|refuseHuge|misuse|raise|tooLarge|abort|errorAndAbort|" +
      "implicitNotFound|ArithmeticException|JsonSyntaxError|IllegalArgumentException)\\(").r
  private val literal = "s?\"((?:\\\\.|\\$\\{(?:[^{}\"]|\"[^\"]*\")*\\}|[^\"\\\\])*)\"".r
  private val hole = "\\$\\{[^}]*\\}|\\$\\w+".r
  private val constant = ("val \\w+ = " + literal.regex).r

  /** What calls without a literal pass on: the message of another call, or one of `ofMessages`. */
  private val passed = Set(
    "", "kind, detail", "e.kind, e.detail", "kind, detail, placeSegments, offset", "kind, detail, segments, offset",
    "TooLarge, detail, Nil, offset", "expectedEnd", "RenderError.BadTag, fault", "RenderError.Misuse, detail",
    "RenderError.TooDeep, StackEnd.Text", "expected", "word", "this, key", "text", "message",
    "c.enclosingPosition, message", "$text", "c.enclosingPosition, MissingText.withImports(text)",
    "recursive(wanted, definition.name)", "e.kind, e.detail, e.segments.take(depth - all.size + i), e.offset",
    "NameClash.discriminator(name, rules.discriminator)", "expected, hint"
  )

  private final case class Message(file: String, kind: Option[String], text: String) {
    private val parts = hole.split(text.replaceAll("\\\\([\"\\\\])", "$1").replace("\\n", "").trim)
    private val pattern = Pattern.compile(parts.map(Pattern.quote(_)).mkString(".*"))

    /** Whether `shown` is this message, or begins it and ends with an ellipsis. */
    def isIn(shown: String): Boolean =
      if (shown.endsWith("…")) begins(shown.stripSuffix("…")) else pattern.matcher(shown).find()

    private def begins(shown: String): Boolean = {
      val found = pattern.matcher(shown)
      val first = parts.head
      first.length > 9 &&
      (first.startsWith(shown) || shown.startsWith(first) && (found.lookingAt() || found.hitEnd))
    }
  }

  private final case class Row(shown: Seq[String], kind: Option[String], remedy: String)

  private def read(path: Path): String = new String(Files.readAllBytes(path), UTF_8)

  /** Without that of errors of Java's serialization. */
  private def sources: Seq[Path] =
    folders.map(root.resolve(_)).filter(Files.exists(_)).flatMap(sourcesOf)

  private def sourcesOf(folder: Path): Seq[Path] =
    Files.walk(folder).toArray.toSeq.map(_.asInstanceOf[Path]).filter { path =>
      path.toString.endsWith(".scala") && !path.toString.contains("/test/") && !path.endsWith("ReadBack.scala")
    }

  /** The text between the parenthesis before `from` and its partner. */
  private def arguments(code: String, from: Int): String = {
    var depth = 1
    var i = from
    while (depth > 0) {
      val string = literal.pattern.matcher(code).region(i, code.length)
      if (string.lookingAt()) i = string.end
      else {
        val c = code.charAt(i)
        depth += (if (c == '(') 1 else if (c == ')') -1 else 0)
        i += 1
      }
    }
    code.substring(from, i - 1).trim
  }

  /** The string literals of `code`; literals with `+` between them are one. */
  private def literals(code: String): Seq[String] =
    literal
      .findAllMatchIn(code.replaceAll("\"\\s*\\+\\s*s?\"", ""))
      .map(_.group(1))
      .filter(_.exists(c => c > ' '))
      .toSeq

  /** The message that a literal is a part of, where the function that gets it makes a sentence. */
  private def whole(path: String, name: String, arguments: String, text: String): String =
    if (name == "misuse" && !path.endsWith("TreeWalk.scala")) s"unexpected $text: expected"
    else if (name == "refuse" && path.endsWith("XmlWriter.scala")) s"not $text"
    else if (name == "refuse" && path.contains("/read/") && arguments.matches("(\"|if )(?s:.*)")) s"expected $text, got"
    else text

  private def messages(path: Path): Seq[Message] = {
    val file = path.getFileName.toString
    val code = read(path).replaceAll("(?m)^\\s*(/\\*|\\*|//).*$", "")
    if (ofMessages(file)) literals(code).filter(_.contains(" ")).map(Message(file, None, _))
    else
      constant.findAllMatchIn(code).map(_.group(1)).filter(_.startsWith("; ")).map(Message(file, None, _)).toSeq ++
        call.findAllMatchIn(code).filter(found => isOfPage(path, found.group(1))).flatMap { found =>
          val all = arguments(code, found.end)
          val kind = "RenderError\\.(\\w+)".r.findFirstMatchIn(all).map(_.group(1))
          val texts = literals(all).map(text => Message(file, kind, whole(path.toString, found.group(1), all, text)))
          if (texts.isEmpty && !passed(all) && !all.startsWith("MissingText."))
            throw new java.lang.AssertionError(s"$file: no message in ${found.matched}$all")
          texts
        }
  }

  /** The checks of arguments say themselves what is allowed; those of derivation do not. */
  private def isOfPage(path: Path, name: String): Boolean =
    if (name == "IllegalArgumentException") path.toString.contains("/derivation/")
    else if (name == "raise") path.endsWith("RenderError.scala")
    else if (name == "abort") !path.endsWith("MissingMacro.scala")
    else true

  private lazy val all: Seq[Message] = sources.flatMap(messages)

  private lazy val page: Seq[Row] = rows("| message |")

  private def rows(begin: String): Seq[Row] = {
    val lines = read(root.resolve("docs/reference/errors.md")).split('\n').toSeq
    val spans = "``(.+?)``(?!`)|`([^`]+)`".r
    lines.zipWithIndex.filter(_._1.startsWith(begin)).flatMap { case (head, at) =>
      val withKind = head.contains("| kind |")
      lines.drop(at + 2).takeWhile(_.startsWith("|")).map { line =>
        val cells = line.stripPrefix("| ").stripSuffix(" |").split(" \\| ", -1).toSeq
        val shown = spans.findAllMatchIn(cells.head).map(m => Option(m.group(1)).getOrElse(m.group(2))).toSeq
        Row(shown, if (withKind) Some(cells(1).replace("`", "")) else None, cells.last)
      }
    }
  }

  private def none(faults: Seq[String]): Unit =
    if (faults.nonEmpty) throw new java.lang.AssertionError(faults.distinct.mkString("\n", "\n", ""))

  val tests: Tests = Tests {
    test("each message has a row of its kind") {
      assert(all.size > 100, !page.exists(_.shown.exists(Message("", None, "no such message").isIn(_))))
      none(all.collect {
        case m if !page.exists(row => row.shown.exists(m.isIn(_)) && (m.kind.isEmpty || m.kind == row.kind)) =>
          s"${m.file}: no row for ${m.text}${m.kind.fold("")(" of kind " + _)}"
      })
    }
    test("each row is of messages, and has a remedy") {
      none(for (row <- page; shown <- row.shown if !all.exists(_.isIn(shown))) yield s"no message is $shown")
      none(page.filter(_.remedy.trim.isEmpty).map(row => s"no remedy: ${row.shown}"))
    }
    test("each row of a module is of a text in its sources, and has a remedy") {
      val folders = Seq("renderer", "integrations").map(root.resolve(_))
      val texts = folders
        .flatMap(sourcesOf)
        .flatMap(path => read(path).split('\n').toSeq.flatMap(literals))
        .filter(hole.replaceAllIn(_, "").length > 15)
        .map(Message("", None, _))
      val ofModules = rows("| message of a module |")
      assert(ofModules.size >= 5)
      none(for (row <- ofModules; shown <- row.shown if !texts.exists(_.isIn(shown))) yield s"no text is $shown")
      none(ofModules.filter(_.remedy.trim.isEmpty).map(row => s"no remedy: ${row.shown}"))
    }
    test("each kind is in the table of kinds") {
      val text = read(root.resolve("docs/reference/errors.md"))
      val names = RenderError.getClass.getMethods.toSeq
        .filter(m => m.getReturnType == classOf[RenderError.Kind] && m.getParameterCount == 0)
        .map(m => (m.getName, m.invoke(RenderError)))
      assert(names.map(_._2).toSet == RenderError.kinds.toSet)
      none(names.map { case (name, kind) => s"| `$name` | $kind |" }.filterNot(text.contains(_)))
    }
  }
}
