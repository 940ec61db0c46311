package converter

import swarender.Policy.{NonFinite, Nulls}
import swarender.{Target as _, *}
import swarender.jsonnet.{Ini, IniStyle, Xml, XmlStyle}

/** INI and XML, as Jsonnet has them. */
object JsonnetTargets {
  private def options[S <: Style]: Seq[StyleOption[S]] = Seq[StyleOption[Style]](
    StyleOption.numbers(_.withNumbers(_)),
    StyleOption.nonFinite(_.withNonFinite(_), "null" -> NonFinite.WriteNull),
    StyleOption.nulls(_.withNulls(_), "keep" -> Nulls.Keep),
    StyleOption.omitEmpty(_.withOmitEmpty(_)),
    StyleOption.maxDepth(_.withMaxDepth(_)),
    StyleOption.surrogates(_.withSurrogates(_)),
    StyleOption.keyOrder(_.withKeyOrder(_))
  ).asInstanceOf[Seq[StyleOption[S]]]

  val ini: Target[IniStyle] = new Target(
    "ini",
    Ini,
    Seq("ini" -> None),
    holdsMany = false,
    Seq(
      new Profile(
        "jsonnet",
        "like std.manifestIni",
        IniStyle.jsonnet,
        StyleOption.evaluator[IniStyle]((_, e) => e.manifestIni) +: options[IniStyle]
      )
    )
  )

  val xml: Target[XmlStyle] = new Target(
    "xml",
    Xml,
    Seq("xml" -> None),
    holdsMany = false,
    Seq(
      new Profile("standard", "XML from JsonML, text escaped", XmlStyle.standard, options),
      new Profile(
        "jsonnet",
        "like std.manifestXmlJsonml",
        XmlStyle.jsonnet,
        StyleOption.evaluator[XmlStyle]((_, e) => e.manifestXmlJsonml) +: options[XmlStyle]
      )
    )
  )
}
