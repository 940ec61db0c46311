package swarender
package event

/** Sends an object with the discriminator as one more member: the first, or the last.
  *
  * @param subtype
  *   the value of the discriminator
  */
private[swarender] final class NamedObject(target: Events, discriminator: String, subtype: String, isLast: Boolean)
    extends OuterObject(
      target,
      s"a value of subtype $subtype",
      s" to hold the member $discriminator; EncoderRules.withWrapper(true) needs no object"
    ) {
  protected def noObject(): Unit = refuse()

  override def beginObject(): Unit = {
    val isValue = isOutside
    super.beginObject()
    if (isValue && !isLast) sendName()
  }
  override def endObject(): Unit = {
    if (isOuterMember && isLast) sendName()
    super.endObject()
  }

  private def sendName(): Unit = {
    target.key(discriminator)
    target.string(subtype)
  }

  protected override def sent(key: CharSequence): Unit =
    if (discriminator == key.toString) UniqueKeys.repeated(target, discriminator)
}
