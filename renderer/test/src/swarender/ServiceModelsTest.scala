package swarender

import utest.*

import swarender.dialects.*

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
    test("in random styles of YAML and TOML") {
      val random = Seeded("styles of services")
      val named = Seq(YamlStyle.safe, YamlStyle.quoted, YamlStyle.pretty, YamlStyle.pyyaml, YamlStyle.kyaml)
      val styles = named ++ TomlDocuments.styles.map(_._2) ++ Seq.fill(TestPlatform.scaled(200)) {
        val bytes = new Array[Byte](80)
        random.nextBytes(bytes)
        if (random.nextBoolean()) FuzzStyles.yaml(new FuzzInput(bytes)) else FuzzStyles.toml(new FuzzInput(bytes))
      }
      var written = 0
      for (style <- styles) {
        val (seed, size) = (random.nextLong(), 1 + random.nextInt(200))
        def same[T: Encoder](values: T): Unit =
          if (DirectModes.sameIn(Map("values" -> values), style, size)) written += 1
        same(ServiceModels.logRecords(3, seed))
        same(ServiceModels.trades(3, seed))
        same(ServiceModels.envelopes(3, seed))
        same(ServiceModels.features(2, seed))
        same(ServiceModels.apiErrors(3, seed))
        same(ServiceModels.deployments(2, seed))
      }
      // Some styles refuse nulls.
      assert(written > 2 * styles.size)
    }
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
      ServiceTimes.offset(0, 0, 0).toString ==> "1970-01-01T00:00Z"
      ServiceTimes.offset(1709164800, 5000000, 3600).toString ==> "2024-02-29T01:00:00.005+01:00"
      ServiceTimes.offset(951782399, 1, -16200).toString ==> "2000-02-28T19:29:59.000000001-04:30"
      ServiceTimes.offset(1735689540, 0, 0).toString ==> "2024-12-31T23:59Z"
      texts.map(_.hashCode) ==> Seq(1199306339, 638325882, 1368491779, 266339177, -2101920472)
    }
  }
}
