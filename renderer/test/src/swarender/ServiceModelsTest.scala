package swarender

import utest.*

/** What services send is the same by events and without, over pages of any size. */
object ServiceModelsTest extends TestSuite {
  private def check[T: Encoder](make: Long => T): Unit =
    for (seed <- 1L to 30L) { val _ = DirectModes.same(make(seed)) }

  val tests: Tests = Tests {
    test("log records")(check(ServiceModels.logRecords(3, _)))
    test("trades")(check(ServiceModels.trades(3, _)))
    test("envelopes")(check(ServiceModels.envelopes(3, _)))
    test("feature collections")(check(ServiceModels.features(3, _)))
    test("API errors")(check(ServiceModels.apiErrors(3, _)))
    test("deployments")(check(ServiceModels.deployments(3, _)))
    test("longer documents") {
      locally { val _ = DirectModes.same(ServiceModels.logRecords(200, 1)) }
      val _ = DirectModes.same(ServiceModels.envelopes(200, 1))
    }
    test("the same on every platform") {
      val texts = Seq(
        Json.render(ServiceModels.logRecords(100, 1)),
        Json.render(ServiceModels.trades(100, 1)),
        Json.render(ServiceModels.features(100, 1)),
        Json.render(ServiceModels.apiErrors(100, 1)),
        Json.render(ServiceModels.deployments(100, 1))
      )
      texts.map(_.hashCode) ==> Seq(1199306339, 638325882, 1368491779, 266339177, -2101920472)
    }
  }
}
