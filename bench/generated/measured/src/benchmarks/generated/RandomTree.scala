package benchmarks.generated

import scala.collection.mutable.ArrayBuffer

/** A random document. Its seed chooses the shape, the lengths of keys and strings, and the shares
  * of strings with something to escape and of wide ones.
  */
final class RandomTree(seed: Long) {
  private val random = new RandomData(seed)
  private val maxDepth = random.between(1, 7)
  private val width = random.between(2, 12)
  private val keyLength = random.between(2, 20)
  private val stringLength = random.ofAll(Array(6, 12, 24, 40, 80, 300))
  private val percentDirty = if (random.boolean()) 0 else random.between(1, 60)
  private val percentWide = if (random.boolean()) 0 else random.between(1, 60)
  private val percentStrings = random.between(10, 90)
  private val percentContainers = random.between(5, 60)
  private val keys = Array.fill(random.between(8, 60))(key())
  private var nodes = random.ofAll(Array(10, 40, 200, 1000, 5000))

  /** An array of such, or one. */
  val value: ujson.Value = container(0)

  private def key(): String = {
    val name = Iterator.continually(random.word()).scanLeft("")(_ + _).find(_.length >= keyLength).get
    name.take(random.between(1, keyLength * 2))
  }

  private def container(depth: Int): ujson.Value =
    if (depth > 0 && random.isOneIn(3)) ujson.Arr.from(values(depth))
    else if (depth == 0 && random.boolean()) ujson.Arr.from(some(nodes)(record()))
    else ujson.Obj.from(values(depth).map(value => random.ofAll(keys) -> value))

  private def values(depth: Int): Seq[ujson.Value] =
    some(if (depth == 0) nodes else random.between(0, width * 2))(value(depth))

  /** As many as there are nodes left, at most. */
  private def some(most: Int)(value: => ujson.Value): Seq[ujson.Value] = {
    val made = new ArrayBuffer[ujson.Value]
    while (made.length < most && nodes > 0) {
      nodes -= 1
      made += value
    }
    made.toSeq
  }

  private def record(): ujson.Value =
    ujson.Obj.from(keys.take(math.min(width, keys.length)).toSeq.map { key =>
      nodes -= 1
      key -> value(1)
    })

  private def value(depth: Int): ujson.Value =
    if (depth < maxDepth && random.between(1, 100) <= percentContainers) container(depth + 1)
    else if (random.between(1, 100) <= percentStrings) ujson.Str(string())
    else
      random.between(0, 9) match {
        case 0 => ujson.Null
        case 1 | 2 => ujson.Bool(random.boolean())
        case 3 | 4 => ujson.Num(random.price())
        case 5 => ujson.Num(random.ratio())
        case _ => ujson.Num(random.int().toDouble)
      }

  private def string(): String = {
    val isDirty = random.between(1, 100) <= percentDirty
    val isWide = random.between(1, 100) <= percentWide
    val length = random.between(0, stringLength * 2)
    val text = new StringBuilder
    while (text.length < length) {
      text.append(if (isWide) random.ofAll(Array("größe", "東京", "été", "日本語 ", "✓")) else random.word()).append(' ')
      if (isDirty) text.append(random.ofAll(Array("\"", "\n", "\\", "\t")))
    }
    text.take(length).toString
  }
}
