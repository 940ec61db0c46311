package swarender

/** The committed inputs of the fuzzer: a line of hexadecimal digits each. */
object Corpus {
  def inputs: Seq[Array[Byte]] =
    TestPlatform.readFile("renderer/test/corpus.txt").split('\n').toSeq.filter(_.nonEmpty).map(parse)

  def parse(line: String): Array[Byte] =
    Array.tabulate(line.length / 2)(i => Integer.parseInt(line.substring(2 * i, 2 * i + 2), 16).toByte)
}
