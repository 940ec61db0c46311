package swarender
package json

private[json] object PlatformTree {

  /** What writes trees as JSON: a name for the compiler alone, so that no class is loaded for it.
    */
  type Writer = TreeWriter

  /** Whether a `DirectTree` writes trees as compact JSON to bytes. */
  final val IsDirect = true
}
