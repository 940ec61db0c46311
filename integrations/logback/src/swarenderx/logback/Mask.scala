package swarenderx.logback

import scala.collection.mutable.ListBuffer

import ch.qos.logback.core.spi.ContextAwareBase
import com.google.re2j.{Pattern, PatternSyntaxException}

/** The element `mask` of [[JsonLinesEncoder]]: what is hidden in each line.
  *
  * {{{
  * <mask>
  *   <path>password</path>
  *   <path>*.token</path>
  *   <value>\b\d{4}-\d{4}-\d{4}-\d{4}\b</value>
  *   <text>****</text>
  * </mask>
  * }}}
  */
final class Mask extends ContextAwareBase {
  private[this] val paths = new ListBuffer[String]
  private[this] val values = new ListBuffer[String]
  private[this] var text = "****"

  /** The whole value of this key is hidden, at any depth. `user.password` is the member `password`
    * of an object `user`, or the key `user.password`; `*` stands for any chars but dots.
    */
  def addPath(path: String): Unit = {
    if (path.isEmpty) refuse("<path> of a mask must not be empty")
    paths += KeySet.plain(path)
  }

  /** What matches this regular expression, in any string or number, is hidden. The syntax is that
    * of RE2, which takes linear time: there are no references to groups and no looking around.
    */
  def addValue(regex: String): Unit = {
    try Pattern.compile(regex)
    catch { case e: PatternSyntaxException => refuse(s"<value> of a mask cannot be $regex: ${e.getMessage}") }
    values += regex
  }

  /** What is written in place of what is hidden: `****` unless it is set. */
  def setText(text: String): Unit = this.text = text

  private def refuse(message: String): Nothing = {
    if (getContext ne null) addError(message)
    throw new IllegalArgumentException(message)
  }

  private[logback] def masks: Masks =
    new Masks(
      paths.toList,
      if (values.isEmpty) null else Pattern.compile(values.map(value => s"(?:$value)").mkString("|")),
      text
    )
}
