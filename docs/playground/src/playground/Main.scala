package playground

import scala.scalajs.js

/** One script for the page and for its worker, which has no document. */
object Main {
  def main(args: Array[String]): Unit =
    if (js.typeOf(js.Dynamic.global.document) == "undefined") ConversionWorker.start(new JsonConversion(_))
    else new Page().start()
}
