package converter

/** A format of compressed files, by their first bytes. */
private final case class Compression(name: String, command: String, start: Seq[Int]) {

  /** What to do with the input `file`. */
  def advice(file: String): String =
    s"the input is compressed ($name); $command${Habits.argument(file)} decompresses it"
}

private object Compression {
  private val all: Seq[Compression] = Seq(
    Compression("gzip", "gzip -dc", Seq(0x1f, 0x8b)),
    Compression("zstd", "zstd -dc", Seq(0x28, 0xb5, 0x2f, 0xfd)),
    Compression("xz", "xz -dc", Seq(0xfd, '7', 'z', 'X', 'Z', 0)),
    Compression("bzip2", "bzip2 -dc", Seq('B', 'Z', 'h')),
    Compression("lz4", "lz4 -dc", Seq(0x04, 0x22, 0x4d, 0x18)),
    Compression("lzip", "lzip -dc", Seq('L', 'Z', 'I', 'P')),
    Compression("compress", "gzip -dc", Seq(0x1f, 0x9d)),
    Compression("lzop", "lzop -dc", Seq(0x89, 'L', 'Z', 'O')),
    Compression("7z", "7z x -so", Seq('7', 'z', 0xbc, 0xaf, 0x27, 0x1c)),
    Compression("zip", "unzip -p", Seq('P', 'K', 3, 4))
  )

  /** How many bytes say what a file is. */
  final val Longest = 6

  def of(bytes: Array[Byte]): Option[Compression] = all.find(c => bytes.map(_ & 0xff).startsWith(c.start))

  /** Whether more bytes could say so. */
  def mayBegin(bytes: Array[Byte]): Boolean = all.exists { c =>
    bytes.length < c.start.length && c.start.startsWith(bytes.map(_ & 0xff))
  }
}
