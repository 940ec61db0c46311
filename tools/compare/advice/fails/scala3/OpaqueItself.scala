import swarender.Encoder
package samples.opaqueitself {
  opaque type Ids = List[Int]
  object Ids {
    def apply(ids: Int*): Ids = ids.toList
    given Encoder[Ids] = /*code:*/ Encoder[List[Int]] /*end*/ .contramap(identity)
  }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Ids(1, 2)))
  }
}
// => [1,2]
