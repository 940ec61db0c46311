package swarender

import swarender.Events.Place
import swarender.Policy._

/** The settings that all formats have. */
private[swarender] object Settings extends SettingTable(new Array[Setting[?]](0)) {
  val numbers: Setting[NumberLayout] =
    data("numbers", NumberLayout.ecma, classOf[NumberLayout], "the layout of doubles")
  val numberText: Setting[NumberText] =
    data(
      "numberText",
      NumberText.Keep,
      classOf[NumberText],
      "how numbers are spelled: as given, as doubles, plain, with an exponent"
    )
  val bigIntegers: Setting[BigIntegers] =
    policy("bigIntegers", "BigIntegers", "Full", "what becomes of integers that a double does not hold")
  val nonFinite: Setting[NonFinite] =
    policy("nonFinite", "NonFinite", "Fail", "what becomes of infinities, such as 1e400 as a double")
  val nulls: Setting[Nulls] = policy("nulls", "Nulls", "Keep", "what becomes of nulls")
  val surrogates: Setting[Surrogates] =
    policy("surrogates", "Surrogates", "Replace", "what becomes of lone surrogates")
  val keyOrder: Setting[KeyOrder] =
    data("keyOrder", KeyOrder.AsGiven, classOf[KeyOrder], "the order of an object's keys")
  val duplicateKeys: Setting[DuplicateKeys] =
    policy("duplicateKeys", "DuplicateKeys", "Keep", "what becomes of a key that an object has twice")
  val omitDefaults: Setting[Boolean] =
    yesNo("omitDefaults", false, "whether fields that have their default value are left out")
  val omitEmpty: Setting[Boolean] =
    yesNo("omitEmpty", false, "whether empty objects and arrays are left out of objects")
  val newline: Setting[Newline] = policy("newline", "Newline", "Lf", "what ends a line")
  val lostTags: Setting[LostTags] =
    policy("lostTags", "LostTags", "Fail", "what becomes of tags where a format has none")
  val maxDepth: Setting[Int] = number("maxDepth", 10000, 1, Int.MaxValue, "how many levels a document may have")
  val comments: Setting[Place => Option[String]] = function("comments", "the comments at the end of lines")
  val commentLines: Setting[Place => Option[String]] = function("commentLines", "the comments on lines of their own")
  val blankLines: Setting[Int] =
    number("blankLines", 0, 0, 100, "how many levels of a document have an empty line between members")
  val commentedDefaults: Setting[Boolean] =
    yesNo("commentedDefaults", false, "whether fields that have their default value are comments")

  /** What YAML, and JSON in it, write for lone surrogates. */
  def yamlSurrogates: Setting[Surrogates] =
    surrogates.without("Replace", "YAML cannot escape lone surrogates", List("Escape"))

  // What shortcuts know: see `StyleValues.isDefaultBut`.

  /** What is seen to before the writer, by filters and derived encoders, by its output, or by the
    * events of tags and containers.
    */
  val aroundWriters: Long = keyOrder.bit | duplicateKeys.bit | nulls.bit | omitEmpty.bit | omitDefaults.bit |
    commentedDefaults.bit | comments.bit | commentLines.bit | blankLines.bit | newline.bit | lostTags.bit | maxDepth.bit
  val ofNumbers: Long = numbers.bit | numberText.bit | bigIntegers.bit | nonFinite.bit

  /** The settings that every format has, in the order of their indexes. */
  val shared: Array[Setting[?]] = all
}
