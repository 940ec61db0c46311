package io.circe

trait Encoder[A] {
  def text(value: A): String
}
