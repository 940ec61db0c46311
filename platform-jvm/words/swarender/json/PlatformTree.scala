package swarender
package json

private[json] object PlatformTree {

  /** What writes trees as JSON: a name for the compiler alone, so that no class is loaded for it.
    */
  type Writer = TreeWriter
}
