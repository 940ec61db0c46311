package swarenderx

package object circe {
  def encoderOf[T](implicit encoder: io.circe.Encoder[T]): swarender.Encoder[T] =
    swarender.Encoder[String].contramap(value => encoder.text(value))
}
