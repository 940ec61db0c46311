package spark

import org.apache.spark.sql.SparkSession

/** Spark in this process, on two threads; a task that fails is tried three times. */
object Session {
  def local(): SparkSession =
    SparkSession
      .builder()
      .master("local[2,3]")
      .appName("swarender")
      .config("spark.ui.enabled", "false")
      .config("spark.sql.shuffle.partitions", "4")
      .config("spark.sql.datetime.java8API.enabled", "true")
      .getOrCreate()
}
