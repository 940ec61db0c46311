package swarender

import java.io.OutputStream

import swarender.output.{
  ByteOutput,
  NewStringOutput,
  Output,
  PageChain,
  PagePool,
  PagesSink,
  ReusableStreamSink,
  StringOutput
}
import swarender.text.VInt

/** What a call of an entry point works with, kept for the next call: an output with its scratch
  * space, and what writes the last styles. One call at a time uses it; a call within a call, or in
  * another thread, takes another one.
  */
private[swarender] final class Session[S <: AnyRef](format: Format[S]) {
  import Session._

  private[this] val stream = new ReusableStreamSink

  /** For documents that are to fit in one array: a larger one fails before it takes more memory. */
  private[this] val pages = new PagesSink(PagePool.shared, PageChain.MaxArray.toLong)
  private[this] val bytes = new ByteOutput(stream)
  private[this] val delimiter = new Array[Byte](VInt.MaxLength)
  private[this] val texts = new Texts(NewStringOutput())
  private[this] var wideTexts: Texts = null

  /** How many more calls write `wideTexts`, and how many do after the next slow one. */
  private[this] var wideLeft = 0
  private[this] var wideNext = FirstWide
  private[this] val byteDocuments = new Latest(bytes)

  /** What writes the last styles to one output. */
  private final class Latest(out: Output) {
    private[this] val styles = new Array[AnyRef](Styles)
    private[this] val documents = new Array[DocumentSource](Styles)

    /** The one in use, and the one that gives way to another style. */
    private[this] var current = 0
    private[this] var oldest = 0

    def apply(style: S): DocumentSource = {
      if (styles(current) ne style) current = find(style)
      documents(current)
    }

    private def find(style: S): Int = {
      var i = 0
      while (i < Styles && (styles(i) ne style)) i += 1
      if (i == Styles) {
        i = 0
        while (i < Styles && style != styles(i)) i += 1
        if (i == Styles) {
          i = oldest
          oldest = (oldest + 1) % Styles
          documents(i) = new DocumentSource(format.writer(out, style))
        }
        styles(i) = style
      }
      i
    }

    /** Drops what the last document left. */
    def forget(): Unit = if ((documents(current) ne null) && !documents(current).forget()) {
      documents(current) = null
      styles(current) = null
    }
  }

  def toStream(target: OutputStream, style: S)(write: DocumentSource => Unit): Unit = {
    stream.open(target, PagePool.shared.take())
    try {
      bytes.attach(stream)
      write(byteDocuments(style))
    } finally
      try PagePool.shared.recycle(stream.close())
      finally byteDocuments.forget()
  }

  def toBytes(style: S)(write: DocumentSource => Unit): Array[Byte] =
    try {
      bytes.attach(pages)
      write(byteDocuments(style))
      pages.toByteArray
    } finally closePages()

  def toDelimited(target: OutputStream, style: S)(write: DocumentSource => Unit): Unit =
    try {
      bytes.attach(pages)
      write(byteDocuments(style))
      PageChain.checkFits(pages.length)
      target.write(delimiter, 0, VInt.put(pages.length.toInt, delimiter, 0))
      pages.writeTo(target)
    } finally closePages()

  /** First the pages go back: where there is no memory left, the rest may throw. */
  private def closePages(): Unit =
    try pages.close()
    finally byteDocuments.forget()

  /** A document tells how the next ones are written: much text beyond ASCII is written as chars,
    * the other as bytes.
    */
  def toText(style: S)(write: DocumentSource => Unit): String =
    if (wideLeft > 0) {
      wideLeft -= 1
      if (wideTexts eq null) wideTexts = new Texts(NewStringOutput.wide())
      wideTexts(style)(write)
    } else {
      val text = texts(style)(write)
      if (texts.output.wasSlow) {
        wideLeft = wideNext
        wideNext = Math.min(2 * wideNext, MostWide)
      } else wideNext = FirstWide
      text
    }

  /** Strings in the making, and what writes them. */
  private final class Texts(val output: StringOutput) {
    private[this] val documents = new Latest(output.out)

    def apply(style: S)(write: DocumentSource => Unit): String =
      try {
        write(documents(style))
        output.result
      } finally forget()

    private def forget(): Unit =
      try {
        output.trim()
        output.out.poison()
      } finally documents.forget()
  }
}

private object Session {

  /** What writes so many styles is kept, per output. */
  final val Styles = 6

  /** So many calls after a slow one write chars; each time the next one is slow again, twice as
    * many do, up to a bound.
    */
  final val FirstWide = 16
  final val MostWide = 1024
}
