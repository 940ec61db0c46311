package swarender

/** JSON in lines of some width, JSON with comments, JSON5, KYAML, YAML as JSON, and YAML as PyYAML
  * prints it: the artifact `swarender-dialects`. One import adds their profiles to those of
  * [[JsonStyle]] and [[YamlStyle]]:
  *
  * {{{
  * import swarender.*
  * import swarender.dialects.*
  *
  * Json.render(order, JsonStyle.json5)
  * Yaml.render(order, YamlStyle.kyaml)
  * Json.render(order, JsonStyle.pretty.withWidth(100))
  * }}}
  */
package object dialects {

  /** The profiles of relatives of JSON. */
  implicit final class JsonDialects(private val json: JsonStyle.type) extends AnyVal {

    /** The style `pretty`, with arrays and objects on one line if they fit into 80 columns. */
    def fitted: FittedJsonStyle = fitted(80)

    /** The style `fitted` for `width` columns. */
    def fitted(width: Int): FittedJsonStyle = json.pretty.withWidth(width)

    /** JSON with comments, as editors read their settings: as `pretty`, with comments after `//`,
      * and U+2028 and U+2029 escaped, at which readers made for JSON5 stop.
      */
    def jsonc: JsoncStyle = JsoncStyle.profile

    /** JSON5 (https://spec.json5.org): keys without quotes, single quotes, trailing commas,
      * comments after `//`, `NaN` and `Infinity`; the bytes are those of `JSON5.stringify(v, null,
      * 2)` of the package `json5`, but for -0, NUL, and keys beyond ASCII, which are in quotes.
      */
    def json5: Json5Style = Json5Style.profile

    private def profiles: List[(String, JsonStyle)] = List("fitted" -> fitted, "jsonc" -> jsonc, "json5" -> json5)

    /** The names of these profiles. `JsonStyle.names` has the others. */
    def dialectNames: List[String] = profiles.map(_._1)

    /** The one of these profiles of that name, or `None`; `JsonStyle.byName` finds the others. */
    def dialect(name: String): Option[JsonStyle] = profiles.collectFirst { case (`name`, style) => style }
  }

  /** The profiles of YAML in the brackets of JSON, and of PyYAML. */
  implicit final class YamlDialects(private val yaml: YamlStyle.type) extends AnyVal {

    /** The output of `safe_dump` of Python's package PyYAML 6.0: ASCII, sorted keys, strings in
      * single quotes, folded where a word ends beyond column 80. It is for readers of YAML 1.1: a
      * string such as `0o7` is plain, unless `withQuotedNumbers` quotes it. Numbers are written as
      * in Python, integral doubles as integers. `writeAll` writes the output of
      * `safe_dump_all(documents, explicit_start=True)`.
      *
      * {{{
      * Yaml.render(ujson.Obj("b" -> "it's", "a" -> "yes"), YamlStyle.pyyaml)   // a: 'yes'\nb: it's\n
      * }}}
      */
    def pyyaml: PyyamlStyle = PyyamlStyle.profile

    /** Each document a line `---`, JSON on one line and a line feed. */
    def json: JsonYamlStyle = json(JsonStyle.compact)

    /** Each document a line `---`, JSON in `style` and a line feed. Escapes and the layout of
      * numbers are those that JSON and YAML have in common. `style` must write JSON, with spaces
      * and line breaks as its only white space: Python's literals, or an indent of tabs, which some
      * readers refuse, throw `IllegalArgumentException`. A duplicate key is an error whatever
      * `style` says.
      */
    def json(style: JsonStyle): JsonYamlStyle = JsonYamlStyle.of(style)

    /** KYAML, the part of YAML that Kubernetes prints from 1.34 on (KEP-5295): flow style on many
      * lines, all strings in double quotes, commas after the last element. The bytes are those of
      * the Go package `sigs.k8s.io/yaml/kyaml` 1.6.0, except that white space beyond ASCII at the
      * start of a line of text is escaped: that package loses it. An array is held in memory if its
      * first element is an array or object.
      */
    def kyaml: KyamlStyle = kyaml(compact = false)

    /** The profile `kyaml`; `compact` is on one line, as the Go package's `Encoder.Compact`. */
    def kyaml(compact: Boolean): KyamlStyle = KyamlStyle.of(compact)

    private def profiles: List[(String, YamlStyle)] = List("kyaml" -> kyaml, "pyyaml" -> pyyaml, "json" -> json)

    /** The names of these profiles. `YamlStyle.names` has the others. */
    def dialectNames: List[String] = profiles.map(_._1)

    /** The one of these profiles of that name, or `None`; `YamlStyle.byName` finds the others. */
    def dialect(name: String): Option[YamlStyle] = profiles.collectFirst { case (`name`, style) => style }
  }

  /** A width for styles of JSON that have none. */
  implicit final class JsonWidth(private val style: StrictJsonStyle) extends AnyVal {

    /** Puts an array or object on one line if it ends at column `columns` or before, with the comma
      * after it; a column is a code point. Others have a line for each element. `columns` is in
      * `[0, 10000]`; with 0, none is on one line. At most a line is held in memory. It acts in
      * styles with line breaks (`withIndent`).
      */
    def withWidth(columns: Int): FittedJsonStyle = {
      require(!style.settings.isLines, "lines of assignments have no width")
      new FittedJsonStyle(style.settings).withWidth(columns)
    }
  }
}
