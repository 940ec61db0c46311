import swarender.Encoder
package samples.recursive {
  final case class Tree(inner: List[Tree])
  object Tree {
    implicit lazy val encoder: Encoder[Tree] = /*code: value.inner*/ Encoder[List[Tree]]
      .contramap[Tree](_.inner) /*end*/
  }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Tree(List(Tree(Nil)))))
  }
}
// => [[]]
