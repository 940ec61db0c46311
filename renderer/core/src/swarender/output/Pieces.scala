package swarender
package output

/** Writes a document in pieces, so that who asks for them can stop between two of them. */
private[swarender] trait Pieces {

  /** Writes the next piece; returns whether there is another one. */
  def next(): Boolean
}
