/*imports*/
package samples.opaquelist {
  opaque type Ids = List[Int]
  object Ids {
    def apply(ids: Int*): Ids = ids.toList
    /*code:*/ /*end*/
  }

  object Main {
    def main(args: Array[String]): Unit = println(swarender.Json.render(Ids(1, 2)))
  }
}
// => [1,2]
