package swarender

import java.util.concurrent.Flow

import org.reactivestreams.tck.TestEnvironment
import org.reactivestreams.tck.flow.FlowPublisherVerification
import org.testng.{TestListenerAdapter, TestNG}

import swarender.output.{PagePool, PulledPage}

/** The checks of the Reactive Streams specification, on documents of as many pages as they ask for.
  */
class PublisherRules extends FlowPublisherVerification[PulledPage](new TestEnvironment(400)) {
  def createFlowPublisher(pages: Long): Flow.Publisher[PulledPage] = {
    // A page is two bytes: a digit and a line feed.
    val pool = PagePool.bounded(2, 16)
    Json.pulledAll(Iterator.from(0).map(_ % 10).take(pages.min(Int.MaxValue.toLong).toInt)).withPool(pool).publisher()
  }

  def createFailedFlowPublisher(): Flow.Publisher[PulledPage] =
    Json.pulled(1).withExecutor(_ => throw new IllegalStateException("refused")).publisher()

  override def maxElementsFromPublisher(): Long = Int.MaxValue.toLong
}

object PublisherRules {

  /** How many checks have passed, and what failed. */
  def run(): (Int, Seq[String]) = {
    val results = new TestListenerAdapter
    val runner = new TestNG(false)
    runner.setTestClasses(Array(classOf[PublisherRules]))
    runner.addListener(results)
    runner.setVerbose(0)
    runner.run()
    val failed = results.getFailedTests.toArray(new Array[org.testng.ITestResult](0)).toSeq
    (results.getPassedTests.size, failed.map(r => s"${r.getName}: ${r.getThrowable}"))
  }
}
