package swarender

import scala.jdk.CollectionConverters.*
import scala.util.Random

import org.snakeyaml.engine.v2.api.LoadSettings
import org.snakeyaml.engine.v2.api.lowlevel.Compose
import org.snakeyaml.engine.v2.nodes.{MappingNode, Node, ScalarNode, SequenceNode}
import utest.*

import swarender.Policy.Newline

/** Tags as a reader of another author finds them: each on the value that has it, and on no other.
  */
object YamlTagsReadersTest extends TestSuite {
  private def nodes(text: String): Seq[Node] =
    new Compose(LoadSettings.builder.setCodePointLimit(Int.MaxValue).build).composeAllFromString(text).asScala.toSeq

  private val tags = Seq(
    "!Ref", "!!str", "!!binary", "!<tag:example.com,2026:a>", "!<!local>", "!AWS::S3::Bucket", "!a%20b", "!a.b/c-d",
    "!a%23b", "!(a)", "!<a[0]!,b>"
  )

  /** What a reader has of a tag: the whole of it. */
  private def read(tag: String): String =
    if (tag.startsWith("!<")) tag.substring(2, tag.length - 1)
    else tag.replace("!!", "tag:yaml.org,2002:")

  private def tagAt(segments: List[RenderError.Segment]): Option[String] = {
    val random = new Random(segments.hashCode)
    if (random.nextInt(3) == 0) None else Some(tags(random.nextInt(tags.size)))
  }

  /** Compares `node` with the value at the place, and returns how many tags it has. */
  private def check(node: Node, value: ujson.Value, at: List[RenderError.Segment]): Int = {
    val tag = tagAt(at.reverse)
    val got = node.getTag.getValue
    val expected = tag.fold(got)(read)
    assert(
      got == expected,
      tag.nonEmpty || got.startsWith("tag:yaml.org,2002:"),
      tag.nonEmpty || !got.endsWith("binary")
    )
    val inside = (node, value) match {
      case (mapping: MappingNode, ujson.Obj(members)) =>
        assert(mapping.getValue.size == members.size)
        mapping.getValue.asScala.zip(members).map { case (tuple, (key, member)) =>
          assert(tuple.getKeyNode.getTag.getValue.startsWith("tag:yaml.org,2002:"))
          check(tuple.getValueNode, member, RenderError.Key(key) :: at)
        }
      case (sequence: SequenceNode, ujson.Arr(elements)) =>
        assert(sequence.getValue.size == elements.size)
        sequence.getValue.asScala.zip(elements).zipWithIndex.map { case ((node, element), i) =>
          check(node, element, RenderError.Index(i) :: at)
        }
      case (scalar: ScalarNode, ujson.Str(s)) =>
        assert(scalar.getValue == YamlStrings.readBack(s))
        Nil
      case (_: ScalarNode, _: ujson.Num | _: ujson.Bool | ujson.Null) => Nil
      case _ => throw new java.lang.AssertionError(s"$node is no $value")
    }
    inside.sum + tag.size
  }

  val tests: Tests = Tests {
    test("documents in every layout") {
      val random = Seeded("tags of YAML")
      val layouts = Policies.yamlLayout
      val styles = Seq[BlockStyle](
        YamlStyle.safe,
        YamlStyle.safe.withMaxFlowLength(50),
        YamlStyle.safe.withFlowWidth(30),
        YamlStyle.safe.withLayout(place => layouts(Math.floorMod(place.path.hashCode, layouts.size))),
        YamlStyle.safe.withIndentSequences(true).withIndent(4).withDocumentStart(true).withDocumentEnd(true),
        YamlStyle.pretty(20).withNewline(Newline.CrLf),
        YamlStyle.safe.withNullText(YamlStyle.NullText.Empty).withBlankLines(3),
        YamlStyle.safe.withComments(at => Some(at.path)).withCommentLines(at => Some(at.path))
      )
      var found = 0
      for (i <- 0 until TestPlatform.scaled(1000); style = styles(i % styles.size)) {
        val documents = Seq.fill(2)(YamlDocuments.document(random, 4))
        val text = YamlDocuments.stream(documents, style.withTags(at => tagAt(at.segments)))
        val read =
          try nodes(text)
          catch { case e: Exception => throw new java.lang.AssertionError(s"$style: $e in ${Modes.shown(text)}") }
        assert(read.size == documents.size)
        found += read.zip(documents).map { case (node, document) => check(node, document, Nil) }.sum
      }
      assert(found > TestPlatform.scaled(1000))
    }
  }
}
