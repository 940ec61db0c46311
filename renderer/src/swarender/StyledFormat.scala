package swarender

import swarender.chars.ReadBack

/** A format in another style, or under another media type, which is null if it is not. */
private final class StyledFormat[S <: Style](
    private[swarender] override val plain: Format[S],
    val style: S,
    private[swarender] override val ownMediaType: String
) extends Format[S] {

  /** The format as Java's serialization has read it, if its style is one of it. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require((plain ne null) && plain.isStyle(style), "a format with a style of another one")
    ReadBack.require((ownMediaType eq null) || MediaType.isOne(ownMediaType), "a format without a media type")
    this
  }
  private[swarender] def isStyle(style: AnyRef): Boolean = false
  def mediaType: String = if (ownMediaType eq null) plain.mediaTypeOf(style) else ownMediaType
  def fileExtension: String = plain.fileExtensionOf(style)
  private[swarender] override def documentsMediaTypeOf(style: S): String = plain.documentsMediaTypeOf(style)
  override def allowsRootArray: Boolean = plain.allowsRootArray
  override def toString: String = s"$plain in $style${if (ownMediaType eq null) "" else s" as $ownMediaType"}"
}

private[swarender] object StyledFormat {
  def apply[S <: Style](plain: Format[S], style: S, mediaType: String): Format[S] =
    new StyledFormat(plain, style, mediaType)
}
