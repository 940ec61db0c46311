package millbuild

import mill.*, scalalib.*

/** The libraries Scala Native gets from their published sources; the tests alone use upickle and
  * utest.
  */
trait NativeLibs extends Module {
  object geny extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:geny_3:1.1.1"
  }
  object upickleCore extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:upickle-core_sjs1_3:4.4.2"
    def moduleDeps = Seq(geny)
  }
  object ujson extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:ujson_sjs1_3:4.4.2"
    def without(file: os.SubPath) = file.last == "WebJson.scala"
    def moduleDeps = Seq(upickleCore)
  }
  object upack extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:upack_sjs1_2.13:4.0.2"
    def moduleDeps = Seq(upickleCore)
  }
  object upickleImplicits extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:upickle-implicits_sjs1_2.13:4.0.2"
    def moduleDeps = Seq(upickleCore)
  }
  object upickle extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:upickle_2.13:4.3.2"
    def moduleDeps = Seq(ujson, upack, upickleImplicits)
  }
  object sourcecode extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:sourcecode_2.13:${Versions.sourcecode}"
  }
  object collectionCompat extends PublishedSources with NativeModule {
    def from = mvn"org.scala-lang.modules:scala-collection-compat_2.13:2.12.0"
  }
  object utest extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:utest_2.13:0.7.1"
    def moduleDeps = Seq(sourcecode, collectionCompat)
    def mvnDeps = Seq(mvn"org.scala-native::test-interface-sbt-defs::${Versions.scalaNative}")
    def without(file: os.SubPath) =
      file.startsWith(os.sub / "utest/runner") || file.last == "PlatformShims.scala"
  }
  object mainargs extends PublishedSources with NativeModule {
    def from = mvn"com.lihaoyi:mainargs_2.13:${Versions.mainargs}"
    def moduleDeps = Seq(collectionCompat)
  }
  object munitDiff extends PublishedSources with NativeModule {
    def from = mvn"org.scalameta:munit-diff_2.13:${Versions.munitDiff}"
  }
}
