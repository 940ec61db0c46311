package swarender

import java.io.{ByteArrayOutputStream, StringWriter}

import swarender.Policy.KeyOrder
import swarender.output.{ByteOutput, PagesSink}

/** A document in a style of a format, through pages of a size: what an input means. */
final class FuzzCase[S <: Style](format: Format[S], val style: S, val node: FuzzNode, pageSize: Int) {
  import FuzzCase.*

  /** The document, or why there is none, after checking that every way to it has the same outcome:
    * events, encoders, visitors and trees, to bytes, to chars and to pages of a pool.
    */
  def outcome(): Outcome = {
    val bytes = attempt(utf8(Modes.bytes(pageSize)(out => send(format(style).renderer(out)))))
    val chars = attempt(Modes.chars(pageSize)(out => send(format(style).renderer(out))))
    for ((way, write) <- toBytes) same(way, attempt(utf8(write())), bytes)
    for ((way, write) <- toChars) same(way, attempt(write()), chars)
    if (bytes.left.map(_.copy(offset = 0)) != chars.left.map(_.copy(offset = 0))) wrong("chars", chars, bytes)
    chars
  }

  private val tree = FuzzNode.tree(node)

  private def send(renderer: Renderer): Unit = {
    FuzzNode.send(node, renderer)
    renderer.flush()
  }

  private def toBytes: Seq[(String, () => Array[Byte])] = Seq(
    "toBytes" -> (() => format(style).toBytes(node)),
    "writeTo" -> (() => streamed(format(style).writeTo(node, _))),
    "events to an entry point" -> (() => format(style).toBytes(Events(FuzzNode.send(node, _)))),
    "a visitor" -> (() => streamed(target => FuzzNode.visit(node, format(style).visitor(target)))),
    "a value of a renderer" -> (() => Modes.bytes(pageSize)(out => format(style).renderer(out).value(node))),
    "pages" -> (() => pages())
  ) ++ tree.toSeq.flatMap(value =>
    Seq[(String, () => Array[Byte])](
      "a tree to toBytes" -> (() => format(style).toBytes(value)),
      "a tree to a renderer" -> (() => Modes.bytes(pageSize)(out => format(style).renderer(out).value(value)))
    )
  )

  private def toChars: Seq[(String, () => String)] = Seq(
    "render" -> (() => format.render(node, style)),
    "a writer" -> (() => {
      val target = new StringWriter
      format(style).writeTo(node, target)
      target.toString
    }),
    "events to a string" -> (() => format.render(style)(FuzzNode.send(node, _))),
    "a visitor to a builder" -> (() =>
      FuzzNode.visit(node, format(style).visitor(new java.lang.StringBuilder)).toString
    )
  ) ++ tree.toSeq.flatMap(value =>
    Seq[(String, () => String)](
      "a tree to a string" -> (() => format.render(value, style)),
      "a tree to chars" -> (() => Modes.chars(pageSize)(out => format(style).renderer(out).value(value)))
    )
  )

  /** To pages of a pool, all of which must go back to it. */
  private def pages(): Array[Byte] = {
    val pool = new SlicePool(pageSize)
    val sink = new PagesSink(pool)
    try {
      send(format(style).renderer(new ByteOutput(sink)))
      sink.toByteArray
    } finally {
      sink.close()
      pool.checkAllBack()
    }
  }

  private def streamed(write: ByteArrayOutputStream => Any): Array[Byte] = {
    val target = new ByteArrayOutputStream
    write(target)
    target.toByteArray
  }

  private def same(way: String, got: Outcome, expected: Outcome): Unit = if (got != expected) wrong(way, got, expected)

  private def wrong(way: String, got: Outcome, expected: Outcome): Nothing =
    throw new java.lang.AssertionError(
      s"$way: ${Modes.shown(got.toString)}, not ${Modes.shown(expected.toString)}, of $this"
    )

  /** Checks the outcome against `model`: an error if the style refuses anything, in the place of
    * what is refused.
    */
  def check(model: FuzzModel, ordered: Boolean): Outcome = {
    val got = outcome()
    val refused = model.refusals(node)
    got match {
      case Left(e) =>
        val expected = if (ordered && !refused.exists(_._1 eq RenderError.RootType)) refused.take(1) else refused
        if (!expected.contains((e.kind, e.segments)))
          throw new java.lang.AssertionError(s"$e, not one of ${expected.take(5)}, of $this")
      case Right(_) =>
        if (refused.nonEmpty) throw new java.lang.AssertionError(s"no error, but ${refused.head}, of $this")
    }
    got
  }

  override def toString: String = s"${Modes.shown(node.toString)} in $style, pages of $pageSize"
}

object FuzzCase {

  /** What a `RenderError` says. */
  final case class Refused(kind: RenderError.Kind, detail: String, segments: List[RenderError.Segment], offset: Long)

  /** The document, or why there is none. */
  type Outcome = Either[Refused, String]

  private def attempt(text: => String): Outcome =
    try Right(text)
    catch { case e: RenderError => Left(Refused(e.kind, e.detail, e.segments, e.offset)) }

  private def utf8(bytes: Array[Byte]): String = new String(bytes, "UTF-8")

  private val sizes = Seq(1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 64, 100, 255, 1024, 4096, 65536)

  /** What `bytes` mean. */
  def apply(bytes: Array[Byte]): Checked = {
    val in = new FuzzInput(bytes)
    val format = in.byte() % 3
    val size = in.pick(sizes)
    if (format == 0) {
      val style = FuzzStyles.json(in)
      new Checked(
        new FuzzCase(Json, style, in.node(), size),
        FuzzModel(style),
        isOrdered(style.keyOrder)
      )
    } else if (format == 1) {
      val style = FuzzStyles.yaml(in)
      new Checked(
        new FuzzCase(Yaml, style, in.node(), size),
        FuzzModel(style),
        isOrdered(style.keyOrder)
      )
    } else {
      val style = FuzzStyles.toml(in)
      new Checked(new FuzzCase(Toml, style, in.node(), size), FuzzModel(style), ordered = false)
    }
  }

  private def isOrdered(order: KeyOrder) = order eq KeyOrder.AsGiven

  /** A case and its model. */
  final class Checked(val of: FuzzCase[_ <: Style], val model: FuzzModel, ordered: Boolean) {

    /** The document or the error, after all checks that need no reader. */
    def run(): Outcome = of.check(model, ordered)
  }
}
