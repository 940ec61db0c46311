package swarender

import swarender.RenderError.Segment

/** A place in a document. */
abstract class Place private[swarender] () {

  /** The way there from the root. */
  def segments: List[Segment]

  /** The way as text: `$.spec.ports[2]`. Made when it is asked for. */
  final def path: String = PathText(segments)
}
