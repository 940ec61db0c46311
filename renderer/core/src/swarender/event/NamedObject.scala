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
  override def key(s: CharSequence): Unit = { super.key(s); requireOther(s) }
  private[swarender] override def fieldKey(s: CharSequence): Unit = { super.fieldKey(s); requireOther(s) }
  override def commentedDefault(comment: String, member: Events => Unit): Unit = {
    super.commentedDefault(comment, member)
    if (isOuterMember) requireOther(MemberKey.of(member))
  }

  private def sendName(): Unit = {
    target.key(discriminator)
    target.string(subtype)
  }

  private def requireOther(s: CharSequence): Unit =
    if (isOuterMember && discriminator == s.toString) UniqueKeys.repeated(target, discriminator)
}
