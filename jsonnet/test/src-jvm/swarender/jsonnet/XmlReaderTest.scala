package swarender
package jsonnet

import java.io.StringReader
import javax.xml.parsers.DocumentBuilderFactory

import org.w3c.dom.{Element, Node => DomNode}
import org.xml.sax.InputSource
import utest.*

/** XML of any text, read back by the reader of the JDK. */
object XmlReaderTest extends TestSuite {
  private def read(text: String): ujson.Value = {
    val document = DocumentBuilderFactory.newInstance.newDocumentBuilder.parse(new InputSource(new StringReader(text)))
    document.normalize()
    element(document.getDocumentElement)
  }

  private def element(e: Element): ujson.Value = {
    val attributes = (0 until e.getAttributes.getLength).map(e.getAttributes.item(_))
    val children = (0 until e.getChildNodes.getLength).map(e.getChildNodes.item(_))
    ujson.Arr.from(
      Seq[ujson.Value](
        e.getTagName,
        ujson.Obj.from(attributes.map(a => a.getNodeName -> ujson.Str(a.getNodeValue)).sortBy(_._1))
      ) ++
        children.map {
          case e: Element => element(e)
          case text: DomNode => ujson.Str(text.getNodeValue)
        }
    )
  }

  private val texts = Injections.all.filter(_.forall(c => c >= ' ' && c < 0xfffe || "\t\n\r".indexOf(c.toInt) >= 0))

  /** Elements of texts that are not empty, no two of them side by side. */
  private def random(chance: scala.util.Random, depth: Int): ujson.Value = {
    def text() = texts(chance.nextInt(texts.size))
    val attributes = ujson.Obj.from((0 until chance.nextInt(3)).map(i => s"a$i" -> ujson.Str(text())))
    val children = (0 until chance.nextInt(4)).map(i =>
      if (i % 2 == 0 || depth == 0) ujson.Str(text()) else random(chance, depth - 1)
    )
    ujson.Arr.from(Seq[ujson.Value](s"e$depth", attributes) ++ (if (depth == 0) children.take(1) else children))
  }

  val tests: Tests = Tests {
    test("what is written is read back") {
      val chance = Seeded("XML")
      for (_ <- 0 until 2000) {
        val doc = random(chance, 4)
        val text = Xml.render(doc)
        if (read(text) != doc) throw new java.lang.AssertionError(Modes.shown(text))
      }
    }
  }
}
