package swarender

import java.lang.reflect.Modifier
import java.util.concurrent.{Callable, CyclicBarrier, Executors}

import utest.*

import swarender.ChangedMembersTest.{Loose, Place}
import swarender.derivation.ObjectEncoder
import swarender.encoder.EncoderRules.flatten

/** Many threads at once: the entry points and the styles are shared, nothing else is. */
object ThreadsTest extends TestSuite {
  private final val Threads = 64

  /** Runs `work` in 64 threads that start together, with their numbers; the first error of one is
    * thrown.
    */
  private def together(work: Int => Unit): Unit = {
    val pool = Executors.newFixedThreadPool(Threads)
    val start = new CyclicBarrier(Threads)
    try {
      val tasks = (0 until Threads).map(i =>
        pool.submit(new Callable[Unit] {
          def call(): Unit = {
            start.await()
            work(i)
          }
        })
      )
      tasks.foreach(_.get())
    } finally pool.shutdownNow()
  }

  final case class Parts(@flatten place: Place, name: Option[String])

  /** The fields of an object that another thread may see without their values, though it sees the
    * object: those that a constructor has set and that are not final.
    */
  private def unsafeFields(value: AnyRef): Seq[String] = for {
    owner <- Iterator.iterate[Class[?]](value.getClass)(_.getSuperclass).takeWhile(_ ne null).toSeq
    field <- owner.getDeclaredFields.toSeq
    if !Modifier.isStatic(field.getModifiers) && !Modifier.isFinal(field.getModifiers)
    if { field.setAccessible(true); !Seq[Any](null, false, 0).contains(field.get(value)) }
  } yield s"${owner.getName}.${field.getName}"

  private def same(what: String, got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(s"$what: ${Golden.difference(got, expected)}")

  val tests: Tests = Tests {
    test("an encoder of a class is safe however threads come by it") {
      val plain = Encoder.derived[Place]
      val omitting = Encoder.derived[Loose]
      val flat = Encoder.derived[Parts]
      for (
        encoder <- Seq[Encoder[?]](
          plain,
          plain.withKeys(_.id -> "i"),
          plain.withKeys(_.id -> "i").withKeys(_.id -> "j", _.name -> "n"),
          plain.withMember("n")(_.id).withKeys(_.id -> "i"),
          plain.withKeys(_.id -> "i").withMember("n")(_.id),
          omitting,
          omitting.withKeys(_.a -> "c"),
          flat,
          flat.withKeys(_.name -> "n"),
          flat.withMember("n")(_.name).withKeys(_.name -> "m")
        )
      ) assert(encoder.isInstanceOf[ObjectEncoder[?]], unsafeFields(encoder).isEmpty)
    }
    test("64 threads render different documents") {
      val random = Seeded("documents of threads")
      val documents = Seq.fill(Threads)(
        ujson.Arr(Documents.random(random, 5), ujson.Arr.from(Seq.fill(50)(Documents.double(random))))
      )
      val expected = documents.map(d => Profiles.json.map { case (_, style) => Modes.json.same(d, style) })
      together { i =>
        for (_ <- 0 until 3; ((profile, style), text) <- Profiles.json.zip(expected(i))) {
          same(s"$profile, text", Json.render(documents(i), style), text)
          same(s"$profile, bytes", new String(Json(style).toBytes(documents(i)), "UTF-8"), text)
          val stream = new java.io.ByteArrayOutputStream
          Json(style).writeTo(documents(i), stream)
          same(s"$profile, stream", stream.toString("UTF-8"), text)
        }
      }
    }
    test("64 threads, each among errors of its own") {
      val document = ujson.Obj("a" -> ujson.Arr(1.5, "x" * 5000, -1e300), "b" -> Math.PI)
      val expected = Json.render(document)
      together { i =>
        for (round <- 0 until 20) {
          if ((i + round) % 3 == 0) {
            val error = intercept[RenderError](Json.toBytes(ujson.Arr(document, Double.NaN)))
            if (error.path != "$[1]") throw new java.lang.AssertionError(error)
          }
          same("after an error", new String(Json.toBytes(document), "UTF-8"), expected)
        }
      }
    }
    test("64 threads write numbers, which need scratch space") {
      together { i =>
        val random = new scala.util.Random(i.toLong)
        for (_ <- 0 until 100) {
          val d = Documents.double(random)
          if (Json.render(ujson.Num(d)).toDouble != d) throw new java.lang.AssertionError(s"$d")
          val v = random.nextLong()
          same("a long", Json.render(upickle.default.transform(v)), v.toString)
        }
      }
    }
  }
}
