package benchmarks.generated

import com.fasterxml.jackson.databind.ObjectMapper

/** The program that measures random documents, in one process: `CompareTrees SEED DOCUMENTS WARM
  * SLOT ROUNDS USE`. It does and prints what [[Compare]] does.
  */
object CompareTrees {
  def main(args: Array[String]): Unit = {
    val Array(seed, count, warm, slot, rounds, use) = args.map(_.toInt)
    val own = Class.forName("generated.OwnTree").getConstructor(classOf[ujson.Value])
    val documents = Seq.tabulate(count) { i =>
      val value = new RandomTree(seed * 1000L + i).value
      val ways = own.newInstance(value).asInstanceOf[Ways]
      (s"tree-$i", ways, ("swarender" -> ways("bytes")) +: TreePeers.all(value))
    }
    val mapper = new ObjectMapper()
    val faults = for {
      (name, _, libraries) <- documents
      first = mapper.readTree(Agreement.text(libraries.head._2.call()))
      (library, way) <- libraries.tail
      fault <- Agreement.difference("", first, mapper.readTree(Agreement.text(way.call())))
    } yield s"$name, $library: $fault"
    faults.foreach(fault => println(s"fault\t$fault"))
    if (faults.isEmpty && rounds > 0) {
      Rounds.use(documents.flatMap { case (_, ways, libraries) => Compare.usable(ways) ++ libraries.map(_._2) }, use)
      val measured = new Rounds(warm, slot, rounds)
      for ((name, _, libraries) <- documents) measured.print(name, "bytes", libraries)
    }
  }
}
