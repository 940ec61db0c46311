package swarenderx.refined

import _root_.eu.timepit.refined.api.{Refined, RefType}
import _root_.eu.timepit.refined.collection.NonEmpty
import _root_.eu.timepit.refined.numeric.Positive
import utest.*

import swarender.{Encoder, Events, Json, Yaml}

/** Refined types: without events and with them. */
object RefinedTest extends TestSuite {
  type Port = Refined[Int, Positive]
  type Name = Refined[String, NonEmpty]

  private def port(n: Int): Port = RefType.applyRef[Port](n).toOption.get
  private def name(s: String): Name = RefType.applyRef[Name](s).toOption.get

  final case class Server(name: Name, ports: List[Port], limits: Map[Name, Long])
  object Server { implicit val encoder: Encoder[Server] = Encoder.derived }

  private def check[T](value: T, expected: String)(implicit encoder: Encoder[T]): Unit =
    for (
      json <- Seq(Json.render(value), Json.render(Events(events => Encoder.send(value, events)))) if json != expected
    )
      throw new java.lang.AssertionError(s"$json, not $expected")

  val tests: Tests = Tests {
    test("a refined type is what it refines") {
      check(port(80), "80")
      check(Option(name("a")), "\"a\"")
      check(Map(name("a") -> port(1)), """{"a":1}""")
    }
    test("fields and keys of a class") {
      val server = Server(name("web"), List(port(80), port(443)), Map(name("rate") -> 7L))
      check(server, """{"name":"web","ports":[80,443],"limits":{"rate":7}}""")
      assert(Yaml.render(server) == "name: web\nports:\n- 80\n- 443\nlimits:\n  rate: 7\n")
    }
  }
}
