package swarender
package output

/** Writes a document in pieces, and can be suspended between two of them. */
private[swarender] trait Pieces {

  /** Writes the next piece; returns whether there is another one. */
  def next(): Boolean
}
