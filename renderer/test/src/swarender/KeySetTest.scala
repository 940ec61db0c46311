package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder, Surrogates}
import swarender.event.{KeySet, OpenKeys}

/** The set of an object's keys, and how long keys take that somebody chose to be slow. */
object KeySetTest extends TestSuite {

  /** `n` different texts with the same `hashCode`. */
  private def colliding(n: Int): Seq[String] = {
    val bits = 32 - Integer.numberOfLeadingZeros(n - 1)
    (0 until n).map(i => (0 until bits).map(b => if ((i >> b & 1) == 0) "Aa" else "BB").mkString)
  }

  private def seconds(body: => Unit): Double = {
    val start = System.nanoTime
    body
    (System.nanoTime - start) / 1e9
  }

  private def send(keys: Seq[String])(r: Renderer): Unit = {
    r.beginObject()
    keys.foreach { key => r.key(key); r.bool(true) }
    r.endObject()
  }

  val tests: Tests = Tests {
    test("a key is new once") {
      val random = Seeded("keys")
      for (size <- Seq(0, 1, 2, 15, 16, 17, 100, 3000)) {
        var set = new KeySet
        for (_ <- 0 until 3) {
          val known = collection.mutable.HashSet[String]()
          val few = colliding(1 + random.nextInt(300))
          for (_ <- 0 until size) {
            val key = if (random.nextInt(3) == 0) few(random.nextInt(few.size)) else "k" + random.nextInt(size)
            assert(set.add(new String(key)) == known.add(key))
          }
          if (!set.clear()) set = new KeySet
          assert(set.add("k1"), !set.add("k1"))
          if (!set.clear()) set = new KeySet
        }
      }
    }
    test("the keys of open objects, in order or not, are new once") {
      val random = Seeded("keys in order")
      for (n <- Seq(0, 1, 39, 40, 41, 42, 100, 1500); shuffled <- Seq(false, true); _ <- 0 until 10) {
        val open = new OpenKeys(Surrogates.Replace)
        for (_ <- 0 until 2) {
          val known = collection.mutable.HashSet[String]()
          def add(key: String): Unit = assert(open.add(1, new String(key)) == known.add(key))
          val ascending = (0 until n).map(i => "k" + (100000 + i))
          for (key <- if (shuffled) random.shuffle(ascending) else ascending) {
            add(key)
            if (random.nextInt(40) == 0) {
              val inner = ascending.take(random.nextInt(60))
              inner.foreach(key => assert(open.add(2, key)))
              inner.foreach(key => assert(!open.add(2, key)))
              open.end(2)
            }
          }
          for (_ <- 0 until 5) add("k" + (100000 + random.nextInt(n + 2)))
          add("k" + (100000 + n + 7))
          add("k" + (100000 + n + 7))
          if (random.nextBoolean()) open.end(1) else open.forget()
        }
      }
    }
    test("keys that nobody chose to be slow are in no tree") {
      for ((family, keys) <- KeyFamilies.all) {
        val set = new KeySet
        keys.foreach(set.add)
        if (set.isTree) throw new java.lang.AssertionError(s"a tree for $family")
      }
    }
    test("keys that were chosen to be slow are in a tree") {
      val samePlace = Iterator.from(0).map(i => s"k$i").filter(key => (KeySet.mixed(key.hashCode) & 0x3ff) == 7)
      for (keys <- Seq(colliding(100), samePlace.take(100).toSeq)) {
        val set = new KeySet
        keys.foreach(key => assert(set.add(key)))
        assert(set.isTree, keys.forall(key => !set.add(key)))
      }
    }
    test("a set that has grown is not kept") {
      val set = new KeySet
      (0 until 20).foreach(i => set.add(s"k$i"))
      assert(set.clear())
      (0 until 40).foreach(i => set.add(s"k$i"))
      assert(!set.clear())
    }
    test("keys of one hash take little longer than others") {
      val n = 32768
      val same = colliding(n)
      val others = same.zipWithIndex.map { case (key, i) => i.toString + key.drop(i.toString.length) }
      assert(same.map(_.hashCode).distinct.size == 1, others.map(_.hashCode).distinct.size > n / 2)
      val json = JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail)
      val writes = Seq[(Renderer => Unit) => Any](
        Json.render(json)(_),
        Json.render(json.withKeyOrder(KeyOrder.CodePoint))(_),
        Toml.render(TomlStyle.standard)(_)
      )
      for (write <- writes) {
        write(send(others.take(1000)))
        // Three times at most: a machine may be busy.
        def times: (Double, Double) = (seconds(write(send(same))), seconds(write(send(others))))
        val all = List.newBuilder[(Double, Double)]
        val isQuick = Iterator.fill(3)(times).exists { case (slow, fast) =>
          all += slow -> fast
          slow <= 30 * fast + 0.5
        }
        if (!isQuick) throw new java.lang.AssertionError(s"seconds of keys of one hash, and of others: ${all.result()}")
        val again = intercept[RenderError](write(send(same :+ same(n / 3))))
        assert(again.kind eq RenderError.DuplicateKey)
      }
    }
  }
}
