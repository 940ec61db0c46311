package swarender

/** Runs the library's suites. */
object TestMain extends SuiteRunner(Suites.all ++ PlatformSuites.all)
