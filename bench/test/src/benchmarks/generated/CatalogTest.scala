package benchmarks.generated

import utest.*

object CatalogTest extends TestSuite {
  private val seed = 20261127
  private val many = Catalog.models(seed, 300)

  /** The types of the fields of the class `name`. */
  private def fields(model: Definition, name: String): Seq[String] = {
    val line = model.declarations.find(_.startsWith(s"final case class $name(")).get
    "`([^`]+)`: ".r.split(line).toSeq.tail.map(_.stripSuffix(", ").stripSuffix(")"))
  }
  private def text(models: Seq[Definition]): String = models.flatMap(_.declarations).mkString("\n")

  val tests: Tests = Tests {
    test("a seed gives the same models, another one others") {
      assert(Sources(Catalog.models(7, 5)) == Sources(Catalog.models(7, 5)))
      assert(Sources(Catalog.models(7, 5)) != Sources(Catalog.models(8, 5)))
      assert(Catalog.models(7, 5) == Catalog.models(7, 9).take(5))
    }

    test("classes have 1 to 24 fields, and every kind of data") {
      assert(many.map(fields(_, "Root").length).toSet == (1 to 24).toSet)
      val all = text(many)
      val kinds = Kind.texts ++ Kind.numbers ++ Kind.times ++ Seq(Kind.boolean, Kind.bigInt, Kind.bigDecimal, Kind.uuid)
      val missing = kinds.map(_.make).filterNot(all.contains)
      assert(missing.isEmpty)
      val forms =
        Seq("Option[", "List[", "Vector[", "Seq[", "Set[", "Map[String", "Map[Int", "enum ", "sealed trait ") ++
          Seq(": Part", "List[Part", "Map[String, Part", "Option[Part")
      val absent = forms.filterNot(all.contains)
      assert(absent.isEmpty)
    }

    test("a class has each name once, and names of a model are those of no other type") {
      many.foreach { model =>
        val names =
          "(?:final case class|sealed trait|enum) (\\w+)".r.findAllMatchIn(text(Seq(model))).map(_.group(1)).toSeq
        assert(names.distinct == names)
        model.declarations.filter(_.startsWith("final case class")).foreach { line =>
          val fields = "`([^`]+)`: ".r.findAllMatchIn(line).map(_.group(1)).toSeq
          assert(fields.distinct == fields)
        }
      }
    }

    test("29 kinds have eight fields of one type, small classes one to three") {
      val kinds = Catalog.kinds(seed)
      assert(kinds.map(_.name).distinct.length == 29)
      kinds.foreach { model =>
        val types = fields(model, "Root")
        assert(types == Seq.fill(8)(types.head))
      }
      assert(Catalog.small(seed).map(fields(_, "Root").length) == Seq.fill(4)(Seq(1, 2, 3)).flatten)
    }
  }
}
