package swarender
package jsonnet

/** In what evaluators differ where they write XML. */
private[jsonnet] object EvaluatorXml {
  def apply(evaluator: Int, style: XmlStyle): XmlStyle = evaluator match {
    case EvaluatorStrings.Sjsonnet => style.withTextEscapes(Escapes.xmlText).withAttributeEscapes(Escapes.xmlText)
    case EvaluatorStrings.SjsonnetHead =>
      style
        .withTextEscapes(Escapes.xmlContent)
        .withAttributeEscapes(Escapes.xmlText)
        .withValueEscapes(Escapes.minimal)
        .withCompactValues(true)
        .withCheckedChars(true)
        .withNumbers(NumberLayout.ujson)
    case EvaluatorStrings.Jrsonnet => style.withTextEscapes(Escapes.xml).withAttributeEscapes(Escapes.xml)
    case _ => style
  }
}
