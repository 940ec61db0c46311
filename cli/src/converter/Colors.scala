package converter

import java.io.OutputStream

/** What a part of a text is, and the sequence (SGR of ECMA-48) that colours it. */
sealed abstract class Ink(val sequence: String)

object Ink {
  case object Key extends Ink("\u001b[34;1m")
  case object Text extends Ink("\u001b[32m")
  case object Number extends Ink("\u001b[36m")
  case object Word extends Ink("\u001b[35m")
  case object Comment extends Ink("\u001b[90m")
  case object Plain extends Ink("\u001b[0m")

  val all: Seq[Ink] = Seq(Key, Text, Number, Word, Comment, Plain)
}

/** Passes text on and puts sequences for colours between its bytes, which it leaves as they are. A
  * text that it takes for something else only gets another colour.
  */
abstract class Colors(target: OutputStream) extends OutputStream {
  private[this] val passed = new HeldOutput(target)
  private[this] var ink: Ink = Ink.Plain

  /** Changes the colour of what follows. */
  protected final def paint(next: Ink): Unit = if (next != ink) {
    if (ink != Ink.Plain) passed.write(Ink.Plain.sequence.getBytes("US-ASCII"))
    if (next != Ink.Plain) passed.write(next.sequence.getBytes("US-ASCII"))
    ink = next
  }

  protected final def pass(b: Int): Unit = passed.write(b)

  /** Passes on what is held to find out what it is. */
  protected def finish(): Unit = ()

  override def write(bytes: Array[Byte], from: Int, n: Int): Unit = {
    var i = from
    while (i < from + n) {
      write(bytes(i).toInt)
      i += 1
    }
  }

  /** Leaves the target without a colour. */
  override def flush(): Unit = {
    finish()
    val open = ink
    paint(Ink.Plain)
    passed.push()
    paint(open)
  }

  override def close(): Unit = target.close()
}

object Colors {

  /** @param language
    *   the name of a format
    */
  def apply(language: String, target: OutputStream): OutputStream = language match {
    case "yaml" => new YamlColors(target)
    case "xml" => new XmlColors(target)
    case "toml" => new ValueColors(target, keysOnLines = true)
    case "ini" => new IniColors(target)
    case _ => new ValueColors(target, keysOnLines = false)
  }
}
