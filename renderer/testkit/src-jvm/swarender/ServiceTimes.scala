package swarender

import java.time.ZoneOffset

/** The times of the models. */
object ServiceTimes {
  type Instant = java.time.Instant
  type OffsetDateTime = java.time.OffsetDateTime

  def instant(seconds: Long, nanos: Long): Instant = java.time.Instant.ofEpochSecond(seconds, nanos)

  /** `offset` is in seconds. */
  def offset(seconds: Long, nanos: Long, offset: Int): OffsetDateTime =
    java.time.OffsetDateTime.ofInstant(instant(seconds, nanos), ZoneOffset.ofTotalSeconds(offset))
}
