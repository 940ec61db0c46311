package swarender
package json

/** What only JavaScript has of [[JsonWriter]]. */
private[json] trait PlatformTree
