package swarender
package derivation

import swarender.yaml.YamlTag

/** Values with a tag of YAML. */
private[swarender] final class TaggedEncoder[T](tag: String, encoder: TrustedEncoder[T]) extends TrustedEncoder[T] {
  require(YamlTag.fault(tag) eq null, YamlTag.fault(tag))

  def encode(value: T, events: Events): Unit = {
    events.tag(tag)
    encoder.encode(value, events)
  }

  private[swarender] override def sendsObjects: Boolean = encoder.sendsObjects
  private[swarender] override def isReadOnce(value: T): Boolean = encoder.isReadOnce(value)
}
