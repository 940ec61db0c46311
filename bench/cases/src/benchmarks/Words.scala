package benchmarks

/** What texts are made of. */
object Words {
  val ascii: IndexedSeq[String] = words(
    "the cluster selects pods by label and schedules each of them on a node that has enough memory cpu and storage " +
      "if no such node exists controller waits until one is added request timeout in seconds default is zero which means unlimited"
  )
  val latin1: IndexedSeq[String] =
    words(
      "für größere Übersicht wählt man Prüfläufe über años señal canción façade élève naïve Ångström smørrebrød coração mañana"
    )
  val cjk: IndexedSeq[String] = words("漢字 東京 日本語 文字列 処理 中文 测试 数据 性能 서울 한국어 문서 記録 高速 描画")
  val emoji: IndexedSeq[String] = words("😀😃 🚀 👩‍💻 🎉🎊 🌍 🔥 ✅ 🐍🦀 📦 🧪")

  /** Mostly quotes and line feeds, as JSON or programs inside JSON strings have them. */
  val escapes: IndexedSeq[Char] = "\"\"\"\"\"\"\n\n\\\t".toIndexedSeq

  private def words(text: String): IndexedSeq[String] = text.split(' ').toIndexedSeq
}
