package swarender
package output

/** A string in the making, in pages of chars. */
private[swarender] final class PlatformStringOutput extends PagedStringOutput
