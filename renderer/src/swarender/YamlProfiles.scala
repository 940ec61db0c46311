package swarender

import swarender.Policy.KeyOrder
import swarender.yaml.{PyyamlStrings, YamlSettings}

/** What [[YamlStyle]] has besides the profile `safe`, apart from it: a process that writes YAML in
  * that profile does not load it.
  */
private[swarender] object YamlProfiles {
  import YamlSettings._

  lazy val quoted: BlockYamlStyle = YamlStyle.safe.edited(_.set(plainValues, false).set(blocks, false))
  lazy val pyyaml: PyyamlStyle = PyyamlStyle.profile(
    _.set(quotes, YamlQuotes.SingleQuotes)
      .set(blocks, false)
      .set(width, 80)
      .set(maxKey, Int.MaxValue)
      .set(markEmptyKey, true)
      .set(strings, PyyamlStrings.plain)
      .set(escapes, Escapes.yamlAscii)
      .set(openEnd, true)
      .set(openStreamEnd, true)
      .set(Settings.numbers, NumberLayout.pyyaml)
      .set(Settings.keyOrder, KeyOrder.CodePoint)
  )

  lazy val all: StyleProfiles[YamlStyle] = new StyleProfiles("YamlStyle")(
    "safe" -> (() => YamlStyle.safe),
    "quoted" -> (() => YamlStyle.quoted),
    "pretty" -> (() => YamlStyle.pretty),
    "kyaml" -> (() => YamlStyle.kyaml),
    "pyyaml" -> (() => YamlStyle.pyyaml),
    "json" -> (() => YamlStyle.json)
  )
}
