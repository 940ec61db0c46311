package service

import java.util.Arrays

/** A request and the response that it must get.
  *
  * @param body
  *   null where only the status counts
  */
final case class Expected(path: String, accept: String, status: Int, mediaType: String, body: Array[Byte]) {
  def isMetBy(status: Int, mediaType: String, body: Array[Byte]): Boolean =
    status == this.status &&
      ((this.body eq null) || mediaType == this.mediaType && Arrays.equals(body, this.body))

  override def toString: String =
    if (body eq null) s"$status" else s"$status $mediaType ${new String(body, "UTF-8").take(500)}"
}
