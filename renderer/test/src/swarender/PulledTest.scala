package swarender

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, IOException, InputStream}
import java.util.Arrays

import utest.*

import swarender.output.{PagePool, PulledPage}

/** Documents that are pulled: what every platform has of them. */
object PulledTest extends TestSuite {
  private final case class Source(name: String, pulled: Format[?] => PulledDocument, bytes: Format[?] => Array[Byte])

  private def source[T](name: String)(value: => T)(implicit encoder: Encoder[T]): Source =
    Source(name, _.pulled(value), _.toBytes(value))

  private val elements = Vector.tabulate(300)(i => Map("id" -> i.toString, "text" -> "é\n" * (i % 30)))
  private val tree = ujson.Obj(
    "rows" -> ujson.Arr.from(elements.map(row => ujson.Obj.from(row.map { case (k, v) => k -> ujson.Str(v) }))),
    "deep" -> (1 to 100).foldLeft[ujson.Value](ujson.Num(0.5)) { (v, i) =>
      if (i % 2 == 0) ujson.Arr(v) else ujson.Obj("k" -> v)
    },
    "last" -> true
  )
  private val text = Json.toBytes(tree)

  private def send(events: Events): Unit = Encoder.send(tree, events)

  private val sources: Seq[Source] = Seq(
    source("a tree")(tree),
    source("a scalar tree")(ujson.Str("text"): ujson.Value),
    source("JSON text")(JsonText(text)),
    source("JSON text of a stream")(JsonText(new ByteArrayInputStream(text))),
    source("a number as JSON text")(JsonText("12 ")),
    source("an object of trees")(Map("rows" -> tree)),
    source("events")(Events(send)),
    source("mapped")(tree)(Encoder[ujson.Value].contramap[ujson.Obj](o => o))
  )

  /** What TOML has no root for. */
  private val arrays: Seq[Source] = Seq(
    source("a sequence")(elements),
    source("an array")(elements.toArray),
    source("no elements")(Vector.empty[Int]),
    source("an iterator")(elements.iterator.map(_.toSeq)),
    source("a sequence of sequences")(elements.map(row => Seq(row, row))),
    Source(
      "values of an iterator",
      _.pulledAll(elements.iterator),
      format => {
        val out = new ByteArrayOutputStream
        format.writeAll(elements.iterator, out)
        out.toByteArray
      }
    ),
    Source("no values", _.pulledAll(Iterator[Int]()), _ => Array())
  )

  private val formats: Seq[Format[?]] =
    Seq(Json, Json(JsonStyle.pretty(2)), Json(JsonStyle.canonical), Yaml, Yaml(YamlStyle.quoted), Toml)

  private def cases: Seq[(Format[?], Source)] = for {
    format <- formats
    source <- if (format.mediaType == Toml.mediaType) Seq(source("a table")(Map("rows" -> tree))) else sources ++ arrays
    if source.name != "values of an iterator" || format.style != JsonStyle.pretty(2)
  } yield (format, source)

  private def same(source: Source, format: Format[?], got: Array[Byte]): Unit = {
    val expected = source.bytes(format)
    if (!Arrays.equals(got, expected))
      throw new java.lang.AssertionError(
        s"${source.name} in $format: ${got.length} bytes, ${Modes.shown(new String(got, "UTF-8"))}"
      )
  }

  private def bytes(pages: Iterator[PulledPage])(after: PulledPage => Unit): Array[Byte] = {
    val all = new ByteArrayOutputStream
    pages.foreach { page =>
      all.write(page.array, page.from, page.length)
      assert(page.buffer.remaining == page.length)
      after(page)
    }
    all.toByteArray
  }

  private def read(in: InputStream, size: Int): Array[Byte] = {
    val all = new ByteArrayOutputStream
    val part = new Array[Byte](size + 2)
    var n = 0
    while ({ n = in.read(part, 1, size); n >= 0 }) {
      assert(n > 0, n <= size, part(0) == 0, part(size + 1) == 0)
      all.write(part, 1, n)
    }
    assert(in.read(part, 0, 1) == -1, in.read() == -1, in.read(part, 0, 0) == 0)
    all.toByteArray
  }

  private def throws(work: => Any): Throwable =
    try {
      val _ = work
      throw new java.lang.AssertionError("nothing was thrown")
    } catch { case e: Exception => e }

  /** Values of which one cannot be written, and the path of the error. */
  private def refused: Seq[(String, PulledDocument, String)] = {
    val values = Vector.tabulate(5000)(i => if (i == 4000) Double.NaN else i.toDouble)
    Seq(
      ("a sequence", Json.pulled(values), "$[4000]"),
      ("an iterator", Json.pulled(values.iterator), "$[4000]"),
      ("values of an iterator", Json.pulledAll(values.iterator), "$"),
      ("a tree", Json.pulled(ujson.Obj("rows" -> ujson.Arr.from(values))), "$.rows[4000]"),
      ("JSON text", Json(JsonStyle.canonical).pulled(JsonText(ofBig)), "$[4000]"),
      ("events", Json.pulled(Events(e => Encoder.send(values, e))), "$[4000]"),
      ("members", Json.pulled(Map("rows" -> values)), "$.rows[4000]")
    )
  }
  private def ofBig = (0 until 5000).map(i => if (i == 4000) "1e999" else i.toString).mkString("[", ",", "]")

  val tests: Tests = Tests {
    test("a started document is the document, and is read once") {
      for ((format, source) <- cases) {
        same(source, format, source.pulled(format).started().toBytes)
        val started = source.pulled(format).withMediaType("text/x-own").started()
        assert(started.mediaType == "text/x-own")
        val in = started.inputStream()
        val bytes = new ByteArrayOutputStream
        var b = in.read()
        while (b >= 0) {
          bytes.write(b)
          b = in.read()
        }
        in.close()
        same(source, format, bytes.toByteArray)
        intercept[IllegalStateException](started.pages())
      }
    }
    test("to start a document throws what is wrong in its first page, and gives its pages back") {
      val bad = elements.map(_ => Double.NaN)
      val late = Vector.tabulate(20000)(i => if (i == 19000) Double.NaN else i.toDouble)
      val events = Json.pulled(Events(e => Encoder.send(bad, e)))
      for (document <- Seq(Json.pulled(bad), Json.pulledAll(bad.iterator), events)) {
        val pool = PagePool.bounded(4096, 16)
        var calls = 0
        val counted = document.withPool(pool).withCloseHook(() => calls += 1)
        intercept[RenderError](counted.started())
        assert(calls == 1)
        val statistics = pool.statistics
        // A task gives its pages back when it has ended.
        if (document ne events) assert(statistics.held == statistics.made)
      }
      for (document <- Seq(Json.pulled(late), Json.pulledAll(late.iterator))) {
        val started = document.withPool(PagePool.bounded(4096, 16)).started()
        intercept[RenderError](started.toBytes)
      }
    }
    test("the close hook is called when a reader is closed, once") {
      def counting(document: PulledDocument)(read: PulledDocument => Unit): Int = {
        var calls = 0
        read(document.withCloseHook(() => calls += 1))
        calls
      }
      for (
        (document, isOfTask) <- Seq[(() => PulledDocument, Boolean)](
          (() => Json.pulled(elements), false),
          (() => Json.pulledAll(elements.iterator), false),
          (() => Yaml.pulled(Events(send)), true)
        )
      ) {
        assert(counting(document()) { d =>
          val _ = d.toBytes
        } == 1)
        assert(counting(document()) { d =>
          val _ = d.started().toBytes
        } == 1)
        assert(counting(document())(_.started().pages().close()) == 1)
        assert(
          counting(document()) { d =>
            val pages = d.pages()
            pages.next().release()
            // A task that has not ended would call the hook itself.
            if (isOfTask) while (pages.hasNext) pages.next().release()
            pages.close()
            pages.close()
          } == 1
        )
      }
      val failing = Json.pulled(Iterator(1.0, Double.NaN))
      assert(counting(failing) { d =>
        val _ = intercept[RenderError](d.toBytes)
      } == 1)
      intercept[IllegalStateException](Json.pulled(1).started().withCloseHook(() => ()))
      intercept[IllegalArgumentException](Json.pulled(1).withMediaType("text"))
    }
    test("what a close hook throws does not hide an error of the document") {
      val failed = new IOException("close failed")
      val values = Seq(1.0, Double.NaN)
      val documents = Seq[Seq[Double] => PulledDocument](
        vs => Json.pulled(vs.iterator),
        vs => Json.pulled(vs),
        vs => Json.pulled(Events(e => Encoder.send(vs, e)))
      ).map(make => (vs: Seq[Double]) => make(vs).withCloseHook(() => throw failed))
      def readAll(in: InputStream): Unit =
        try while (in.read() >= 0) ()
        finally in.close()
      def readPages(document: PulledDocument): Unit = {
        val pages = document.withPool(PagePool.bounded(1024, 4)).pages()
        try pages.foreach(_.release())
        finally pages.close()
      }
      val ways = Seq[PulledDocument => Any](_.toBytes, d => readAll(d.inputStream()), readPages(_))
      val started = (d: PulledDocument) => d.started()
      for (document <- documents; way <- started +: ways) {
        val e = throws(way(document(values)))
        assert(e.asInstanceOf[RenderError].path == "$[1]", e.getSuppressed.toSeq == Seq(failed))
      }
      for (document <- documents; way <- ways) assert(throws(way(document(values.take(1)))) eq failed)
      // Also where the error comes after the first page.
      val late = Vector.tabulate(3000)(i => if (i == 2999) Double.NaN else i.toDouble)
      for (document <- documents) {
        val e = throws(document(late).withPool(PagePool.bounded(1024, 32)).started().toBytes)
        assert(e.asInstanceOf[RenderError].path == "$[2999]", e.getSuppressed.toSeq == Seq(failed))
      }
    }
    test("to start a document does not throw what is wrong after its first page") {
      for (size <- Seq(64, 1024, 4096); at <- Seq(1, 4, 2999)) {
        val values = Vector.tabulate(at + 1)(i => if (i == at) Double.NaN else 1000.5)
        // "[" and then six characters for each element and its comma.
        val isInFirst = 6 * at < size
        for (
          document <- Seq(
            Json.pulled(values),
            Json.pulled(values.iterator),
            Json.pulled(ujson.Arr.from(values)),
            Json.pulled(Events(e => Encoder.send(values, e)))
          )
        ) {
          val pooled = document.withPool(PagePool.bounded(size, 64))
          if (isInFirst) throws(pooled.started())
          else {
            val started = pooled.started()
            throws(started.toBytes)
          }
        }
      }
    }
    test("a started document has its pool and hook") {
      val changes = Seq[PulledDocument => Any](_.withPool(PagePool.shared), _.withCloseHook(() => ()))
      for (document <- Seq(Json.pulled(1), Json.pulled(Seq(1))); change <- changes) {
        val started = document.started()
        val e = throws(change(started))
        assert(e.isInstanceOf[IllegalStateException], e.getMessage.startsWith("the document is started"))
        assert(new String(started.withMediaType("a/b").toBytes, "UTF-8").contains("1"))
      }
    }
    test("pages of every size give the bytes of toBytes, and go back") {
      for {
        size <- Seq(1, 7, 64, 4096, 100000)
        (format, source) <- Cases.some(cases.filter(size > 1 || _._1 == Json))
      } {
        val pool = new SlicePool(size)
        val pages = source.pulled(format).withPool(pool).pages()
        same(source, format, bytes(pages)(_.release()))
        assert(!pages.hasNext)
        intercept[NoSuchElementException](pages.next())
        pool.checkAllBack()
        pages.close()
      }
    }
    test("an input stream gives the bytes of toBytes, and pages go back") {
      for (size <- Seq(1, 9, 5000); (format, source) <- Cases.some(cases)) {
        val pool = new SlicePool(64)
        val in = source.pulled(format).withPool(pool).inputStream()
        same(source, format, read(in, size))
        pool.checkAllBack()
        in.close()
        intercept[IOException](in.read())
      }
      val in = Json.pulled(Seq(1, 2)).inputStream()
      val bytes = Iterator.continually(in.read()).takeWhile(_ >= 0).map(_.toChar).mkString
      assert(bytes == "[1,2]")
      intercept[IndexOutOfBoundsException](in.read(new Array[Byte](2), 1, 2))
    }
    test("a page that is kept stays as it is") {
      val pool = PagePool.bounded(64, 4)
      val kept = Json.pulled(tree).withPool(pool).pages().toVector
      val before = kept.map(page => page.array.slice(page.from, page.until))
      for (_ <- 1 to 20) bytes(Json.pulled(tree).withPool(pool).pages())(_.release())
      assert(kept.zip(before).forall { case (page, bytes) => Arrays.equals(page.array, bytes) || page.length < 64 })
      assert(Arrays.equals(bytes(kept.iterator)(_ => ()), text))
    }
    test("a page is given back once, also when its array is in use again") {
      val pool = PagePool.bounded(64, 4)
      val pages = Json.pulled(Vector.tabulate(20000)(_.toString)).withPool(pool).pages()
      val first = pages.next()
      first.release()
      intercept[IllegalArgumentException](first.release())
      val later = pages.toVector
      assert(later.exists(_.array eq first.array))
      intercept[IllegalArgumentException](first.release())
      later.foreach(_.release())
    }
    test("a tree, text and elements take no more pages than a piece fills") {
      val size = 32 * 1024
      val many = Vector.tabulate(200000)(_.toString)
      for (
        document <- Seq(
          Json.pulled(many.iterator),
          Json.pulled(many),
          Json.pulledAll(many.iterator),
          Json.pulled(ujson.Arr.from(many)),
          Json.pulled(JsonText(Json.toBytes(many)))
        )
      ) {
        val pool = PagePool.bounded(size, 64)
        val n = bytes(document.withPool(pool).pages())(_.release()).length
        val made = pool.statistics.made
        assert(n > 1000000, made <= 3)
      }
    }
    test("a fault is thrown after the bytes before it, again and again") {
      for (size <- Seq(7, 4096); (name, document, path) <- refused) {
        val pool = new SlicePool(size)
        val pages = document.withPool(pool).pages()
        val all = new ByteArrayOutputStream
        val error = throws(while (true) {
          val page = pages.next()
          all.write(page.array, page.from, page.length)
          page.release()
        })
        val found = error match {
          case e: RenderError => e.path
          case other => other.toString
        }
        val whole = all.toString("UTF-8")
        if (found != path || !whole.contains("3999") || whole.contains("4001"))
          throw new java.lang.AssertionError(s"$name: $found, not $path, after ${whole.takeRight(20)}")
        assert(throws(pages.hasNext) eq error, throws(pages.next()) eq error)
        pool.checkAllBack()
        pages.close()
      }
    }
    test("an input stream throws a fault after the bytes before it") {
      for ((name, document, path) <- refused) {
        val in = document.inputStream()
        var n = 0
        val error = throws(while (in.read() >= 0) n += 1)
        assert(name != "", n > 4000 * 3, throws(in.read()) eq error, error.getMessage.contains(path))
        in.close()
      }
    }
    test("what a pool throws passes through, and what was written before is read") {
      for (left <- 0 to 3) {
        val pool = new SlicePool(64)
        pool.left = left
        val pages = Json.pulled(tree).withPool(pool).pages()
        var n = 0
        val error = throws(while (true) {
          n += pages.next().length
        })
        assert(error eq pool.exhausted, n == 64 * left)
      }
    }
    test("close in the middle gives back what is not handed out") {
      for (taken <- Seq(0, 1, 5); ahead <- Seq(false, true)) {
        val pool = new SlicePool(16)
        val pages = Json.pulled(tree).withPool(pool).pages()
        val kept = Vector.fill(taken)(pages.next())
        if (ahead) assert(pages.hasNext)
        pages.close()
        pages.close()
        assert(pool.out == taken)
        intercept[IllegalStateException](pages.hasNext)
        intercept[IllegalStateException](pages.next())
        kept.foreach(_.release())
        pool.checkAllBack()
      }
      val pool = new SlicePool(16)
      val in = Json.pulled(tree).withPool(pool).inputStream()
      assert(in.read() == '{', in.available() == 15)
      in.close()
      in.close()
      pool.checkAllBack()
    }
    test("a document is rendered anew for each reader, values of an iterator once") {
      val value = ujson.Obj("n" -> 1)
      val document = Json.pulled(value)
      for (n <- 1 to 3) {
        value("n") = n
        assert(new String(bytes(document.pages())(_.release()), "UTF-8") == s"""{"n":$n}""")
      }
      val once = Json.pulledAll(Iterator(1, 2))
      assert(new String(bytes(once.withPool(PagePool.shared).pages())(_.release()), "UTF-8") == "1\n2\n")
      intercept[IllegalStateException](once.pages())
      intercept[IllegalStateException](once.withPool(PagePool.shared).inputStream())
      assert(once.mediaType == "application/x-ndjson", document.mediaType == "application/json")
    }
    test("text that is no JSON is an error in its place") {
      for (text <- Seq("[1,2", "[1] 2", "", "{\"a\":tru}")) {
        val expected = intercept[JsonSyntaxError](Json.toBytes(JsonText(text)))
        val got = intercept[JsonSyntaxError](bytes(Json.pulled(JsonText(text)).pages())(_.release()))
        assert(got.getMessage == expected.getMessage)
      }
    }
  }
}
