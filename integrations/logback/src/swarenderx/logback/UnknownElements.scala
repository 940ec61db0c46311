package swarenderx.logback

import java.lang.reflect.Modifier

import scala.jdk.CollectionConverters._

import ch.qos.logback.core.Context

/** Elements of a configuration that the encoder does not have. Logback warns of each before it
  * starts the encoder, and says nothing of what was meant.
  *
  * @param context
  *   where logback's warnings are
  */
private final class UnknownElements(context: Context) {
  import UnknownElements._

  private def found: Seq[(String, String)] =
    context.getStatusManager.getCopyOfStatusList.asScala.toSeq.map(_.getMessage).collect {
      case Warning(element, owner) if owners.contains(owner) => (element, owner)
    }

  /** Those of encoders that were made before. */
  private[this] val others = found.size

  /** A message for each. */
  def messages: Seq[String] = found.drop(others).map { case (element, owner) =>
    val (place, known) = owners(owner)
    val name = s"<$element>$place"
    val remedy = if (owner == encoder) unsupported.get(element) else None
    remedy match {
      case Some(remedy) => s"$name is not supported: $remedy"
      case None => s"unknown element $name${nearest(element, known).fold("")(word => s"; did you mean <$word>?")}"
    }
  }
}

private object UnknownElements {
  private val Warning = """Ignoring unknown property \[(.*)\] in \[(.*)\]""".r
  private val encoder = classOf[JsonLinesEncoder].getName

  /** By the name of a class: where its elements are, and which it has. */
  private val owners: Map[String, (String, Seq[String])] = Map(
    encoder -> ("", elementsOf(classOf[JsonLinesEncoder])),
    classOf[FieldNames].getName -> (" in <fieldNames>", elementsOf(classOf[FieldNames])),
    classOf[Mask].getName -> (" in <mask>", elementsOf(classOf[Mask]))
  )

  /** Those that a class has itself. */
  def elementsOf(owner: Class[?]): Seq[String] = {
    val inherited = owner.getSuperclass.getMethods.map(_.getName).toSet
    owner.getDeclaredMethods.toSeq
      .filter(method => Modifier.isPublic(method.getModifiers) && method.getParameterCount == 1)
      .map(_.getName)
      .filterNot(inherited)
      .collect { case name if name.startsWith("set") || name.startsWith("add") => name.drop(3) }
      .map(name => s"${name.head.toLower}${name.tail}")
      .distinct
      .sorted
  }

  private val byCustomFields = "write it in <customFields>"
  private val byPairs = "log key-value pairs of SLF4J 2"
  private val byAppender = "the appender has it"
  private val byFields = "use <format>, <fieldNames> and <customFields>"

  /** Elements of other encoders, with what there is in their place. */
  val unsupported: Map[String, String] = Map(
    "provider" -> byFields,
    "providers" -> byFields,
    "jsonGeneratorDecorator" -> "use <mask>",
    "jsonFactoryDecorator" -> "lines are not written by Jackson",
    "findAndRegisterJacksonModules" -> "lines are not written by Jackson",
    "includeStructuredArguments" -> byPairs,
    "includeNonStructuredArguments" -> byPairs,
    "nonStructuredArgumentsFieldPrefix" -> byPairs,
    "mdcEntryWriter" -> "values of the MDC are strings",
    "messageSplitRegex" -> "the message is a string",
    "writeVersionAsInteger" -> "the version is a string",
    "lineSeparator" -> "a line ends with a line feed",
    "encoding" -> "lines are in UTF-8",
    "charset" -> "lines are in UTF-8",
    "prefix" -> "a line is a JSON object",
    "suffix" -> "a line is a JSON object",
    "minBufferSize" -> "buffers grow as needed",
    "immediateFlush" -> byAppender,
    "maxDepthPerThrowable" -> "use <maxFrames>",
    "maxLength" -> "use <maxStackTrace>",
    "exclude" -> "use <excludeFrame>",
    "exclusions" -> "use an <excludeFrame> for each",
    "inlineHash" -> "there is no hash of stack traces",
    "serviceName" -> byCustomFields,
    "serviceVersion" -> byCustomFields,
    "serviceEnvironment" -> byCustomFields,
    "serviceNodeName" -> byCustomFields,
    "eventDataset" -> byCustomFields,
    "additionalField" -> byCustomFields,
    "includeMarkers" -> "use <includeTags>",
    "includeOrigin" -> "use <includeCallerData>",
    "stackTraceAsArray" -> "a stack trace is a string",
    "messageLayout" -> "the message is that of the event"
  )

  /** The word of `known` that differs from `said` least, in one letter of three at most. */
  def nearest(said: String, known: Seq[String]): Option[String] = {
    val lower = said.toLowerCase(java.util.Locale.ROOT)
    val near = known.map(word => word -> distance(lower, word.toLowerCase(java.util.Locale.ROOT)))
    near.filter(_._2 <= Math.max(1, lower.length / 3)).minByOption(_._2).map(_._1)
  }

  /** How many chars to insert, remove or replace make `b` of `a`. */
  private def distance(a: String, b: String): Int = {
    val first = (0 to b.length).toVector
    a.indices
      .foldLeft(first) { (row, i) =>
        b.indices
          .scanLeft(i + 1) { (left, j) =>
            Math.min(Math.min(left, row(j + 1)) + 1, row(j) + (if (a(i) == b(j)) 0 else 1))
          }
          .toVector
      }
      .last
  }
}
