package playground

import scala.scalajs.js

import org.scalajs.dom.Worker

/** The scripts that the page starts. Where the browser checks their addresses (Trusted Types), it
  * gets these from a policy that knows no others.
  */
private object Scripts {
  final val Playground = "playground.js"
  final val Jsonnet = "jsonnet.js"
  final val Readers = "readers.js"
  private final val ServiceWorkerScript = "service-worker.js"

  private val policy: js.UndefOr[js.Dynamic] =
    js.Dynamic.global.globalThis.trustedTypes.asInstanceOf[js.UndefOr[js.Dynamic]].map { types =>
      val address: js.Function1[String, String] = {
        case known @ (Playground | Jsonnet | Readers | ServiceWorkerScript) => known
        case other => throw new IllegalArgumentException(other)
      }
      types.createPolicy("playground", js.Dynamic.literal(createScriptURL = address))
    }

  private def address(script: String): js.Any = policy.fold[js.Any](script)(_.createScriptURL(script))

  def worker(script: String): Worker =
    js.Dynamic.newInstance(js.Dynamic.global.Worker)(address(script)).asInstanceOf[Worker]

  /** The page opens without a network afterwards; it works without the service worker too. */
  def registerServiceWorker(): Unit =
    js.Dynamic.global.navigator.serviceWorker.asInstanceOf[js.UndefOr[js.Dynamic]].foreach { container =>
      val refused: js.Function1[Any, Unit] = _ => ()
      container.register(address(ServiceWorkerScript)).`catch`(refused)
    }
}
