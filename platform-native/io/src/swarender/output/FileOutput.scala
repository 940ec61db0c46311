package swarender
package output

/** Files and standard output, by the same names as on the JVM: streams of C, which are as fast as
  * calls of `write` (`docs/internals/buffers.md`).
  */
object FileOutput {

  /** Standard output. The first call of the process says how large its buffer is. */
  def stdout(policy: BufferPolicy = BufferPolicy.file): NativeOutputStream = NativeOutputStream.stdout(policy)

  /** A file, which is made, or emptied if it is there. */
  def create(path: String, policy: BufferPolicy = BufferPolicy.file): NativeOutputStream =
    NativeOutputStream.create(path, policy)
}
