package benchmarks.generated

import java.util.Random

/** The models that a seed gives. */
object Catalog {

  /** Random case classes, each of 1 to 24 fields. */
  def models(seed: Long, count: Int): Seq[Definition] = Seq.tabulate(count) { i =>
    new RandomModel(s"model-$i", new Random(seed * 7919 + i)).definition
  }

  /** Classes of eight fields of one kind. */
  def kinds(seed: Long): Seq[Definition] = {
    import Kind._
    val simple = Seq(
      "boolean" -> boolean,
      "int" -> int,
      "small-int" -> smallInt,
      "long" -> long64,
      "price" -> price,
      "double" -> double,
      "float" -> float,
      "big-int" -> bigInt,
      "big-decimal" -> bigDecimal,
      "uuid" -> uuid,
      "instant" -> instant,
      "local-date" -> date,
      "offset-date-time" -> offset,
      "ids" -> ids,
      "words" -> words,
      "sentences" -> sentences,
      "accented" -> accented,
      "wide" -> wide,
      "emoji" -> emoji,
      "escapes" -> escaped,
      "long-strings" -> long,
      "option-string" -> words.option,
      "option-int" -> int.option,
      "list-string" -> words.list(),
      "list-int" -> int.list(),
      "map-string" -> words.mapBy(words)
    )
    val declared = Seq[(String, Definitions => Kind)](
      "enum" -> (_.enumeration(5)),
      "sum" -> (_.sum(Seq(Seq(int), Seq(words, boolean), Seq(ids, double, int)))),
      "nested" -> (d => d.record("Inner", Seq(int, words, boolean)))
    )
    (simple.map { case (name, kind) => name -> ((_: Definitions) => kind) } ++ declared).map { case (name, kind) =>
      val definitions = new Definitions(name, new Words(new Random(seed)))
      val field = kind(definitions)
      definitions.done(definitions.record("Root", Seq.fill(8)(field)))
    }
  }

  /** Classes of one to three small fields. */
  def small(seed: Long): Seq[Definition] = {
    import Kind._
    val scalars = Seq(boolean, smallInt, int, long64, price, words, ids, short, smallInt.option, words.option)
    val random = new Random(seed)
    Seq.tabulate(12) { i =>
      val definitions = new Definitions(s"small-$i", new Words(random))
      val fields = Seq.fill(1 + i % 3)(scalars(random.nextInt(scalars.length)))
      definitions.done(definitions.record("Root", fields))
    }
  }
}

/** A case class of random fields. */
private final class RandomModel(name: String, random: Random) {
  private val definitions = new Definitions(name, new Words(random))

  def definition: Definition = definitions.done(definitions.record("Root", fields(24, 0)))

  private def fields(most: Int, depth: Int): Seq[Kind] = Seq.fill(1 + random.nextInt(most))(field(depth))

  /** The weights are those of what services send: strings are half of all. */
  private def field(depth: Int): Kind = random.nextInt(100) match {
    case n if n < 36 => of(Kind.texts)
    case n if n < 53 => of(Kind.numbers)
    case n if n < 59 => Kind.boolean
    case n if n < 64 => of(Kind.times)
    case n if n < 67 => Kind.uuid
    case n if n < 70 => of(Seq(Kind.bigInt, Kind.bigDecimal))
    case n if n < 80 => element(depth).option
    case n if n < 86 => element(depth).list(of(Seq("List", "List", "Vector", "Seq", "Set")))
    case n if n < 90 =>
      element(depth).mapBy(of(Seq(Kind.words, Kind.words, Kind.ids, Kind.accented, Kind.int, Kind.uuid)))
    case n if n < 94 => definitions.enumeration(2 + random.nextInt(6))
    case _ => declared(depth)
  }

  /** What may be in an option, a list or a map. */
  private def element(depth: Int): Kind = random.nextInt(10) match {
    case n if n < 4 => of(Kind.texts)
    case n if n < 6 => of(Kind.numbers)
    case 6 => of(Kind.times :+ Kind.uuid)
    case _ => declared(depth)
  }

  /** A class or a sum, as long as classes are not nested too deep. */
  private def declared(depth: Int): Kind =
    if (depth == 3) of(Kind.texts)
    else if (random.nextInt(4) > 0) definitions.record(s"Part${parts()}", fields(8, depth + 1))
    else definitions.sum(Seq.fill(2 + random.nextInt(3))(fields(4, depth + 1)))

  private var last = 0
  private def parts(): Int = { last += 1; last }

  private def of[T](choices: Seq[T]): T = choices(random.nextInt(choices.length))
}
