package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder}

/** Keys of any length are compared as a whole, however little of them a message shows. */
object LongKeysTest extends TestSuite {
  private val lengths = Seq(1, 2, 16, 39, 40, 41, 63, 64, 65, 79, 80, 81, 255, 256, 1024, 2047, 2048, 2049)

  private val orders = Seq(KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16)

  private def formats(order: KeyOrder): Seq[(Renderer => Unit) => String] = {
    val json = JsonStyle.compact.withKeyOrder(order).withDuplicateKeys(DuplicateKeys.Fail)
    val yaml = YamlStyle.safe.withKeyOrder(order).withDuplicateKeys(DuplicateKeys.Fail)
    val toml = TomlStyle.standard.withKeyOrder(order)
    Seq(Json.render(json)(_), Yaml.render(yaml)(_), Toml.render(toml)(_))
  }

  private def members(keys: Seq[CharSequence])(r: Renderer): Unit = {
    r.beginObject()
    keys.foreach { key =>
      r.key(key)
      r.bool(true)
    }
    r.endObject()
  }

  val tests: Tests = Tests {
    test("equal keys are duplicates at every length") {
      for (length <- lengths; order <- orders; render <- formats(order); last <- Seq("z", "\u4e2d")) {
        val key = "k" * (length - 1) + last
        val error = intercept[RenderError](render(members(Seq(key, "other", new java.lang.StringBuilder(key)))))
        assert(error.kind eq RenderError.DuplicateKey, error.segments == List(RenderError.Key(key)))
        assert(error.detail.endsWith("...\"") == length > 80, error.detail.length < 120, error.path.length < 120)
      }
    }
    test("keys that differ in one char are none") {
      for (length <- lengths; order <- orders; render <- formats(order)) {
        val key = "k" * length
        val keys = Seq(key, "k" * (length - 1) + "l", key + "k") ++ (if (length == 1) Nil else Seq("l" + key.drop(1)))
        val text = render(members(keys))
        assert(text.length > keys.map(_.length).sum)
      }
    }
    test("keys that repeat in other objects are none") {
      for (length <- lengths; order <- orders; render <- formats(order)) {
        val key = "k" * length
        val text = render { r =>
          r.beginObject()
          r.key(key)
          r.beginArray()
          for (_ <- 0 until 3) members(Seq(key, "a"))(r)
          r.endArray()
          r.key("b")
          members(Seq(key))(r)
          r.endObject()
        }
        assert(text.length > 5 * length)
      }
    }
  }
}
