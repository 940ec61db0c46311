package swarender

import swarender.text.ReadBack.require
import swarender.text.{NumberLayout, ReadBack, YamlStringClass}

/** Settings that Java's serialization has read must be some that profiles and `with` methods make.
  * Escape sets, layouts and indentations have been checked where they were read.
  */
private[swarender] object SettingsCheck {
  def json(s: JsonSettings): Unit = {
    import s._
    whole(JsonSettings.Names, s)((_, value) => value)
    require(
      (trueText == "true" && falseText == "false" && nullText == "null") ||
        (trueText == "True" && falseText == "False" && nullText == "None"),
      "a style with other literals"
    )
    require(nonFinite != NonFinite.KeywordCode, "a style with keywords that JSON does not have")
  }

  def yaml(s: YamlSettings): Unit = {
    import s._
    whole(YamlSettings.Names, s)(YamlStyle.choice)
    require(indent >= 1 && indent <= 9, s"an indent of $indent")
    require(width >= 0 && width <= 10000, s"a width of $width")
    require(maxKey == 1024 || maxKey == Int.MaxValue, s"keys of at most $maxKey bytes")
    require(numbers.isYaml || numbers == NumberLayout.positional, "numbers that YAML does not read")
    require(surrogates != Surrogates.EscapeCode, "escaped surrogates in YAML")
    require(
      (strings eq YamlStringClass.safe) || (strings eq YamlStringClass.jsonnet) || (strings eq YamlStringClass.repaired),
      "an unknown rule for strings"
    )
    require(emptyStream.isEmpty || emptyStream == "---\n\n", "an empty stream of other text")
    comments match {
      case None => ()
      case Some(comment) => require(comment.isInstanceOf[Function1[?, ?]], "comments that no function makes")
    }
    s.json match {
      case None => ()
      case Some(style) =>
        require(style ne null, "JSON without a style")
        ReadBack(YamlStyle.checkJson(style.settings))
        require(Set("", "---\n").contains(style.settings.documentStart), "JSON after other text than ---")
        require(Set("\n", "\n...\n").contains(style.settings.documentEnd), "JSON before other text than ...")
    }
  }

  def toml(s: TomlSettings): Unit = {
    import s._
    whole(TomlSettings.Names, s)(TomlStyle.choice)
    require(arrayWidth >= 0 && smallTableWidth >= 0, "a width below 0")
    require(emptyKey == "''" || emptyKey == "\"\"", "an empty key of other text")
    require(emptyFiller.isEmpty || emptyFiller == "  ", "an empty table with other text")
    require(nonFinite != NonFinite.WriteNullCode, "nulls for numbers in TOML")
    require(nulls != Nulls.KeepCode, "nulls in TOML")
    require(surrogates != Surrogates.EscapeCode, "escaped surrogates in TOML")
  }

  /** Nothing is missing, and every code is that of a choice. `own` as in [[SettingsText]]. */
  private def whole(names: String, settings: Product)(own: (String, Any) => Any): Unit = {
    val fields = names.split(' ')
    for (i <- fields.indices) {
      val value = settings.productElement(i)
      require(value != null, s"a style without ${fields(i)}")
      ReadBack(SettingsText.named(own, fields(i), value)) match {
        case choice: Choice => require(choice.code == value, s"${fields(i)} of code $value")
        case _ => ()
      }
    }
  }
}
