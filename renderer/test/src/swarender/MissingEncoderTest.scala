package swarender

import utest.*

/** What the compiler says of an encoder that is not there. */
object MissingEncoderTest extends TestSuite {
  final class Id
  final case class Plain(id: Int)
  final case class Holder(plain: Seq[Plain], text: String, ids: Map[Id, Int], id: Option[Id])
  final case class Box[A](value: A)
  object Box {
    implicit def encoder[A: Encoder]: Encoder[Box[A]] = Encoder.derived
  }
  sealed trait Figure
  final case class Dot(x: Int) extends Figure
  object Figure {
    implicit val encoder: Encoder[Figure] = Encoder.derived
  }
  final case class Tree(inner: List[Tree])
  sealed trait Shape
  final case class Circle(center: Plain) extends Shape
  final case class Square(id: Id) extends Shape

  private val id = "There is no Encoder[Id]. Add `" +
    VersionTypes.companion("encoder", "Encoder[Id]", "Encoder[String].contramap(value => ...)") + "` to object Id."
  private val plain = "There is no Encoder[Plain]. " + VersionTypes.way("Plain")
  private val key = "There is no KeyEncoder[Id]. Add `" +
    VersionTypes.companion("keys", "KeyEncoder[Id]", "KeyEncoder.of(key => ...)") + "` to object Id."
  private val imports = "\nAdd `import swarender.encoder.KeyEncoder` and `import swarender.Encoder`."

  private def check(error: CompileError, parts: String*): Unit = {
    for (part <- parts if !error.msg.contains(part))
      throw new java.lang.AssertionError(s"no $part in ${error.msg}")
    if (error.msg.contains("upickle")) throw new java.lang.AssertionError(error.msg)
  }

  val tests: Tests = Tests {
    test("a class") {
      check(compileError("Json.render(Plain(1))"), plain)
      check(compileError("Json.render(new Id)"), id)
      check(
        compileError("def f[A](a: A) = Json.render(a)"),
        "There is no Encoder[A]. Add a context bound: `A: Encoder`."
      )
    }
    test("the innermost class") {
      check(compileError("Json.render(List(Option(Plain(1))))"), plain)
      check(compileError("Json.render(Map(\"a\" -> Array(Plain(1))))"), plain)
      check(compileError("Json.render((1, Plain(1)))"), plain)
      check(compileError("Json.render(Seq(Box(Plain(1))))"), plain)
      check(compileError("Json.render(Iterator(new Id))"), id)
    }
    test("keys") {
      check(compileError("Json.render(List(Map(new Id -> Plain(1))))"), key, plain)
      check(compileError("Json.render(Map(Option(1) -> 2))"), "There is no KeyEncoder[Option[Int]].")
      check(compileError("Encoder[java.util.Map[Id, Int]]"), key)
      check(compileError("encoder.KeyEncoder[Id]"), "There is no KeyEncoder[")
    }
    test("a case of a sealed trait that has an encoder") {
      check(
        compileError("Json.render(Dot(1))"),
        "There is no Encoder[Dot], but one of its parent: use the type Figure, as in `(...: ",
        "An encoder of Dot alone writes no discriminator."
      )
    }
    test("an encoder in its own definition") {
      val recursive = "Encoder[List[Tree]] is made of tree, which is being defined here."
      check(compileError("implicit lazy val tree: Encoder[Tree] = Encoder[List[Tree]].contramap(_.inner)"), recursive)
      check(compileError("implicit def tree: Encoder[Tree] = Encoder[List[Tree]].contramap(_.inner)"), recursive)
      check(
        compileError("implicit lazy val tree: Encoder[Tree] = Encoder[Tree].contramap(identity)"),
        "Encoder[Tree] is tree, which is being defined here. Name the one that you mean: `Encoder.derived["
      )
      check(
        compileError("implicit lazy val keys: encoder.KeyEncoder[Tree] = encoder.KeyEncoder[Tree].contramap(identity)"),
        "KeyEncoder[Tree] is keys, which is being defined here."
      )
    }
    test("an encoder that looks itself up later") {
      implicit lazy val later: Encoder[Tree] =
        Encoder.of((tree, events) => Encoder[List[Tree]].encode(tree.inner, events))
      assert(Json.render(Tree(List(Tree(Nil)))) == "[[]]")
    }
    test("all fields of a class at once") {
      check(
        compileError("Encoder.derived[Holder]"),
        s"\n  field plain: $plain",
        s"\n  field ids: $key",
        s"\n  field id: $id",
        imports
      )
    }
    test("all fields of the classes of a sealed trait at once") {
      check(compileError("Encoder.derived[Shape]"), s"\n  field Circle.center: $plain", s"\n  field Square.id: $id")
    }
  }
}
