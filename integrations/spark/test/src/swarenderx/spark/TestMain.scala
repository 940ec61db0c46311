package swarenderx.spark

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(RowEncoderTest, PartitionFilesTest, ClusterTest))
