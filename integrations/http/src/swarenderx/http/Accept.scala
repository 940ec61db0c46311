package swarenderx
package http

import swarender.{Encoder, Format, Json, JsonStyle, PulledDocument, Toml, Yaml}

/** Content negotiation by the `Accept` header of HTTP (RFC 9110, 12.5.1): chooses among the media
  * types that a server offers.
  */
object Accept {

  /** The offer that the client prefers, among equals the first; `None` if it accepts no offer: then
    * respond with status 406. A media range with parameters other than `charset=utf-8` matches no
    * offer, and a range whose weight is invalid is ignored. The aliases of `application/yaml` (RFC
    * 9512), such as `text/yaml`, match `application/yaml`.
    *
    * {{{
    * Accept.choose(request.header("Accept"), Seq(Json, Yaml, Toml))(_.mediaType) match {
    *   case Some(format) => respond(200, format.writable(order))
    *   case None => respond(406)
    * }
    * }}}
    *
    * @param header
    *   the value of the header; join several headers by commas. Without a header, or with an empty
    *   one, the client accepts anything
    * @param mediaType
    *   the media type of an offer, without parameters: `application/json`
    */
  def choose[T](header: Option[String], offered: Seq[T])(mediaType: T => String): Option[T] = {
    val ranges = split(header.getOrElse(""), ',').map(_.trim).filter(_.nonEmpty).map(Range.of)
    if (ranges.isEmpty) offered.headOption
    else {
      val weighed = offered.map(offer => (offer, weight(ranges, lower(mediaType(offer))))).filter(_._2 > 0)
      weighed.reduceLeftOption((a, b) => if (b._2 > a._2) b else a).map(_._1)
    }
  }

  /** [[choose]] for a response with `status`. If the client accepts no offer and the status is an
    * error (400 and above), this is the first offer, so that the error has a body (RFC 9110, 12.5.1
    * permits it).
    *
    * {{{
    * Accept.chooseFor(404, Some("text/html"), Seq(Json, Yaml))(_.mediaType)   // Some(Json)
    * Accept.chooseFor(200, Some("text/html"), Seq(Json, Yaml))(_.mediaType)   // None
    * }}}
    */
  def chooseFor[T](status: Int, header: Option[String], offered: Seq[T])(mediaType: T => String): Option[T] = {
    val chosen = choose(header, offered)(mediaType)
    if (chosen.isEmpty && status >= 400) offered.headOption else chosen
  }

  /** The default offers of a value: JSON, YAML and TOML. */
  def formats: Seq[Format[?]] = Seq(Json, Yaml, Toml)

  /** The offers of problem details (RFC 9457): `application/problem+json` and
    * `application/problem+yaml`. A client that accepts JSON or YAML accepts them too.
    *
    * {{{
    * respond(request, problem, Accept.problems, status = Status.NotFound)
    * }}}
    */
  def problems: Seq[Format[?]] = Seq(Json.withMediaType(ProblemJson), Yaml.withMediaType(ProblemYaml))

  /** A form for several values: one array, or a document for each value.
    *
    * @param isArray
    *   whether the values are one array
    * @param mediaType
    *   the media type of all the values
    */
  final class Form private[Accept] (val format: Format[?], val isArray: Boolean, val mediaType: String) {

    /** The values as a document; it can be read once. */
    def pulled[T](values: Iterator[T])(implicit encoder: Encoder[T]): PulledDocument =
      (if (isArray) format.pulled(values) else format.pulledAll(values)).withMediaType(mediaType)
  }

  /** The forms of the formats `offered` for several values, in order. JSON has an array, lines
    * (`application/x-ndjson`, and the same as `application/jsonl`) and a text sequence
    * (`application/json-seq`); YAML has a stream of documents. TOML has none, because a document is
    * a table and a file has one document.
    */
  def forms(offered: Seq[Format[?]] = formats): Seq[Form] = offered.filter(_.allowsRootArray).flatMap { format =>
    val documents = new Form(format, isArray = false, format.documentsMediaType)
    val array = new Form(format, isArray = true, format.mediaType)
    if (documents.mediaType == Ndjson)
      Seq(array, documents, new Form(format, isArray = false, Jsonl)) ++ sequence(format)
    else if (documents.mediaType != format.mediaType) Seq(array, documents)
    else if (format.mediaType == "text/plain") Seq(array) // No reader knows where its documents end.
    else Seq(documents)
  }

  /** The text sequence of a format of JSON, if its documents are JSON of RFC 8259. */
  private def sequence(format: Format[?]): Option[Form] = format.style match {
    case style: JsonStyle =>
      val sequence = Json(style.withDocumentStart("\u001e").withDocumentEnd("\n"))
      if (sequence.documentsMediaType == JsonSequence) Some(new Form(sequence, isArray = false, JsonSequence)) else None
    case _ => None
  }

  /** `values` in the form ([[forms]]) that the client prefers, among equals the first; `None` if it
    * accepts no form: then respond with status 406. `values` is evaluated only if there is a form.
    * The document can be read once.
    *
    * {{{
    * Accept.pulledAll(request.header("Accept"), database.orders())
    * Accept.pulledAll(request.header("Accept"), database.orders(), Seq(Json(JsonStyle.compact.withNulls(Nulls.OmitMembers))))
    * }}}
    */
  def pulledAll[T](header: Option[String], values: => Iterator[T], offered: Seq[Format[?]] = formats)(implicit
      encoder: Encoder[T]
  ): Option[PulledDocument] = choose(header, forms(offered))(_.mediaType).map(_.pulled(values))

  /** What the most specific range that fits says, in thousandths. */
  private def weight(ranges: Seq[Range], mediaType: String): Int = {
    val fitting = ranges.map(range => (range.fit(mediaType), range.weight)).filter(_._1 > Nothing)
    if (fitting.isEmpty) 0 else fitting.max._2
  }

  /** @param weight
    *   from 0 to 1,000
    */
  private final class Range(val name: String, val specificity: Int, val weight: Int) {

    /** How specific it is for a media type that it fits, else `Nothing`. */
    def fit(mediaType: String): Int =
      if (specificity <= Anything) specificity
      else if (specificity == Group) { if (mediaType.startsWith(name)) Group else Nothing }
      else if (mediaType == name) specificity
      else if (yaml(name) && (yaml(mediaType) || mediaType == ProblemYaml)) Alias
      else if (name == "application/json" && mediaType == ProblemJson) Alias
      else Nothing
  }

  /** YAML's media type, and its deprecated aliases by RFC 9512, 2.1. */
  private val yaml = Set("application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml")

  private final val Ndjson = "application/x-ndjson"
  private final val Jsonl = "application/jsonl"
  private final val JsonSequence = "application/json-seq"
  private final val ProblemJson = "application/problem+json"
  private final val ProblemYaml = "application/problem+yaml"

  private object Range {
    def of(text: String): Range = {
      val parts = split(text, ';').map(_.trim)
      val name = lower(parts.head)
      val parameters = parts.tail.filter(_.nonEmpty).map(parameter)
      // What follows the weight is an extension of the range, which no server knows.
      val (own, rest) = parameters.span(_._1 != "q")
      val weight = rest.headOption.fold(1000)(q => thousandths(q._2))
      if (weight < 0 || own.exists(p => p._1 != "charset" || lower(p._2) != "utf-8")) new Range(name, Nothing, 0)
      else if (name == "*/*") new Range(name, Anything, weight)
      else if (name.endsWith("/*")) new Range(name.dropRight(1), Group, weight)
      else new Range(name, Whole + own.size, weight)
    }
  }

  private def parameter(text: String): (String, String) = {
    val i = text.indexOf('=')
    if (i < 0) (lower(text), "") else (lower(text.take(i).trim), unquoted(text.drop(i + 1).trim))
  }

  private def unquoted(text: String): String =
    if (text.length < 2 || text.head != '"' || text.last != '"') text
    else text.drop(1).dropRight(1).replaceAll("\\\\(.)", "$1")

  /** `0`, `1`, `0.25`, `1.000` in thousandths, or -1: at most three digits after the point. */
  private def thousandths(q: String): Int = {
    val digits = q.drop(2)
    val known = q == "0" || q == "1" ||
      (q.startsWith("0.") || q.startsWith("1.")) && digits.length <= 3 && digits.forall(c => c >= '0' && c <= '9')
    val n = if (known) q.take(1).toInt * 1000 + digits.padTo(3, '0').mkString.toInt else -1
    if (n > 1000) -1 else n
  }

  /** The parts of `text` between separators that are not in a quoted string. */
  private def split(text: String, separator: Char): List[String] = {
    var parts: List[String] = Nil
    var from = 0
    var quoted = false
    var i = 0
    while (i < text.length) {
      val c = text.charAt(i)
      if (c == '"') quoted = !quoted
      else if (c == '\\' && quoted) i += 1
      else if (c == separator && !quoted) {
        parts ::= text.substring(from, i)
        from = i + 1
      }
      i += 1
    }
    (text.substring(from) :: parts).reverse
  }

  /** ASCII only: it must not depend on the locale. */
  private def lower(text: String): String = text.map(c => if (c >= 'A' && c <= 'Z') (c + 32).toChar else c)

  private final val Nothing = 0
  private final val Anything = 1
  private final val Group = 2
  private final val Alias = 3
  private final val Whole = 4
}
