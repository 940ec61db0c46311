package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls}
import swarender.dialects.*
import swarender.output.{CharOutput, CharSink}
import swarender.jsonnet.Jsonnet

/** All short sequences of events whose last one is out of order, in every format, against
  * [[EventModel]].
  */
object IllegalEventsTest extends TestSuite {
  import EventModel.*

  /** How many events come before the one that is out of order, in the first style of a format; in
    * the others one less.
    */
  private val before = if (TestPlatform.scaled(100) == 100) 5 else 4

  /** Plays sequences, through a page of one char: what is written is with the target at once. */
  private final class Play[S <: Style](format: Format[S], style: S, rules: Rules) {
    private val target = new java.lang.StringBuilder
    private val renderer = format(style).renderer(new CharOutput(CharSink(target, 1)))

    private def fail(sequence: List[Event], what: String): Nothing =
      throw new java.lang.AssertionError(s"$style: ${sequence.map(_.name).mkString(", ")}: $what")

    def apply(sequence: List[Event]): Unit = {
      def from(model: EventModel, rest: List[Event], key: String, sent: List[Event]): Unit = rest match {
        case Nil => ()
        case event :: later =>
          val error =
            try {
              event.send(renderer, key)
              None
            } catch { case e: RenderError => Some(e) }
          val expected = rules(model, event, key)
          if (error.map(_.kind) != expected) fail(sequence, s"${error.orNull} at ${model.path}, not ${expected.orNull}")
          if (error.isEmpty) {
            val next = model.after(event, key).get
            if (renderer.path != next.path) fail(sequence, s"path ${renderer.path}, not ${next.path}")
            from(next, later, key + "k", sent :+ event)
          } else {
            if (error.get.path != model.path) fail(sequence, s"${error.get} at ${model.path}")
            val written = target.toString
            RefusedEvents.checkSome(renderer, s"$style: $sequence")
            if (target.toString != written) fail(sequence, s"$target, after the error")
            if (!whole(sent ++ model.completion).startsWith(written)) fail(sequence, s"wrote $written")
          }
      }
      target.setLength(0)
      renderer.reset()
      from(EventModel.start, sequence, "k", Nil)
    }

    /** What the events and no other are, each of their documents the same as that of its tree. */
    private def whole(sent: List[Event]): String = {
      val out = new java.lang.StringBuilder
      val renderer = format(style).renderer(new CharOutput(CharSink(out)))
      val complete = sent.foldLeft(Option((EventModel.start, "k"))) { case (state, event) =>
        state.flatMap { case (model, key) =>
          if (rules(model, event, key).nonEmpty) None
          else {
            event.send(renderer, key)
            Some((model.after(event, key).get, key + "k"))
          }
        }
      }
      renderer.flush()
      if (complete.nonEmpty && !sent.exists(Seq(Comment, CommentLines, NextDocument).contains(_))) {
        val tree = format.render(document(sent), style)
        if (out.toString != tree) fail(sent, s"$out, not $tree")
      }
      out.toString
    }
  }

  /** The document of events in order. */
  private def document(sent: List[Event]): ujson.Value = {
    val inArray = (BeginArray :: sent).foldLeft((EventModel.start, "")) { case ((model, key), event) =>
      (model.after(event, key).get, key + "k")
    }
    inArray._1.open.head.children.head._2
  }

  /** The kind of the error that an event must be, if any. */
  private type Rules = (EventModel, Event, String) => Option[RenderError.Kind]

  private val anyRoot: Rules =
    (model, event, key) => if (model.after(event, key).isEmpty) Some(RenderError.Misuse) else None

  private def objectRoot(documents: Boolean): Rules = (model, event, key) =>
    anyRoot(model, event, key).orElse {
      if (model == EventModel.start && (event == BeginArray || event == Scalar)) Some(RenderError.RootType)
      else if (event == NextDocument && !documents) Some(RenderError.SecondDocument)
      else None
    }

  private def play[S <: Style](format: Format[S], styles: Seq[S], rules: Rules): Int = {
    val all = EventModel.sequences(before)
    all.foreach(new Play(format, styles.head, rules)(_))
    val short = EventModel.sequences(before - 1)
    for (style <- styles.tail) short.foreach(new Play(format, style, rules)(_))
    all.size + short.size * styles.tail.size
  }

  val tests: Tests = Tests {
    test("JSON") {
      val compact = JsonStyle.compact
      play(
        Json,
        Seq(
          compact,
          JsonStyle.pretty,
          JsonStyle.canonical,
          Jsonnet.go.manifestJson,
          compact.withKeyOrder(KeyOrder.CodePoint),
          compact.withDuplicateKeys(DuplicateKeys.Fail),
          compact.withNulls(Nulls.OmitEverywhere)
        ),
        anyRoot
      )
    }
    test("JSON of objects only")(play(Json, Seq(Jsonnet.go.manifestPythonVars), objectRoot(documents = true)))
    test("YAML") {
      val safe = YamlStyle.safe
      play(
        Yaml,
        Seq(
          safe,
          YamlStyle.json,
          Jsonnet.go.manifestYamlDoc(),
          safe.withComments(at => Some(at.path)),
          safe.withKeyOrder(KeyOrder.CodePoint),
          safe.withFinalNewline(false).withDocumentEnd(true)
        ),
        anyRoot
      )
    }
    test("TOML") {
      val standard = TomlStyle.standard
      play(
        Toml,
        Seq(
          standard,
          Jsonnet.go.manifestTomlEx("  "),
          standard.withSmallTables(TomlStyle.SmallTables.Dotted),
          standard.withArrayWidth(0).withKeyOrder(KeyOrder.CodePoint)
        ),
        objectRoot(documents = false)
      )
    }
  }
}
