package yamlreaders

import scala.collection.immutable.ListMap
import scala.util.Random

import swarender.{Encoder, YamlStrings}

/** Documents with objects whose keys are integers, as `ujson.Value`s with the integers' texts. */
object IntegerKeys {

  /** The text of an integer of at most 64 bits: small, of any size, or next to a power of 2 or 10.
    */
  def key(random: Random): String = {
    val near = BigInt(random.nextInt(3) - 1)
    val integer = random.nextInt(6) match {
      case 0 => BigInt(random.nextInt(20))
      case 1 => BigInt(random.nextInt())
      case 2 => BigInt(random.nextLong())
      case 3 => (BigInt(1) << random.nextInt(62)) + near
      case 4 => BigInt(10).pow(random.nextInt(19)) + near
      case _ => BigInt(random.nextInt(4000))
    }
    (if (random.nextBoolean()) integer else -integer).max(Long.MinValue).min(Long.MaxValue).toString
  }

  private def isInteger(key: String): Boolean = key.matches("0|-?[1-9][0-9]*")

  /** An object of at most `depth` levels of containers, of which any may have integers as keys. */
  def document(random: Random, depth: Int): ujson.Value = {
    def value(depth: Int): ujson.Value = random.nextInt(if (depth == 0) 1 else 5) match {
      case 0 => ujson.Str(YamlStrings.nasty(random.nextInt(YamlStrings.nasty.size)))
      case 1 => ujson.Arr.from(Seq.fill(random.nextInt(4))(value(depth - 1)))
      case _ => document(random, depth - 1)
    }
    def strings =
      YamlStrings.distinct(Seq.fill(random.nextInt(4))(YamlStrings.nasty(random.nextInt(YamlStrings.nasty.size))))
    val keys =
      if (random.nextInt(4) == 0) strings.filterNot(isInteger)
      else Seq.fill(1 + random.nextInt(6))(key(random)).distinct
    ujson.Obj.from(keys.map(_ -> value(depth)))
  }

  /** Whether a negative integer is the key after an array. */
  def hasNegativeAfterArray(v: ujson.Value): Boolean = v match {
    case ujson.Obj(o) =>
      val members = o.toSeq
      val after = members.zip(members.drop(1))
      after.exists { case ((_, value), (key, _)) => value.arrOpt.isDefined && isInteger(key) && key.startsWith("-") } ||
      o.values.exists(hasNegativeAfterArray)
    case ujson.Arr(a) => a.exists(hasNegativeAfterArray)
    case _ => false
  }

  private implicit def values: Encoder[ujson.Value] = encoder

  /** Writes the keys of these documents as integers. */
  val encoder: Encoder[ujson.Value] = Encoder.of[ujson.Value] { (value, events) =>
    value match {
      case ujson.Obj(o) if o.keys.forall(isInteger) =>
        Encoder.send(ListMap.from(o.iterator.map { case (k, v) => BigInt(k) -> v }), events)
      case ujson.Obj(o) => Encoder.send(ListMap.from(o), events)
      case ujson.Arr(a) => Encoder.send(a.toSeq, events)
      case other => Encoder.send(other.str, events)
    }
  }
}
