package swarender
package json

private[swarender] object PlatformTree {

  /** What writes trees as JSON: a name for the compiler alone, so that no class is loaded for it.
    */
  private[json] type Writer = TreeWriter

  /** Whether a `DirectTree` writes trees as compact JSON to bytes. */
  final val IsDirect = true
}
