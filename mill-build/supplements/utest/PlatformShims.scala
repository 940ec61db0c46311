package utest

import scala.concurrent.{Await, Future}
import scala.concurrent.duration.Duration

/** What utest asks of its platform, for Scala Native: no reflection, so suites are named, not
  * found.
  */
object PlatformShims {
  class EnableReflectiveInstantiation extends scala.annotation.StaticAnnotation

  def await[T](future: Future[T]): T = Await.result(future, Duration.Inf)
  def loadModule(name: String, loader: ClassLoader): Any = throw new ClassNotFoundException(name)
}
