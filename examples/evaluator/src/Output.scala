package evaluator

import java.nio.charset.StandardCharsets.UTF_8

import sjsonnet.{Error, EvalScope, Val}

import swarender.{Events, Json, Yaml}

/** The bytes that the command prints of a value: all of them, or an exception. */
final class Output(implicit ev: EvalScope) {
  import Output.utf8

  /** Where the evaluator was when it threw. */
  var path: String = "$"

  /** One JSON document. */
  def json(v: Val): Array[Byte] = json(v, "$")

  private def json(v: Val, root: String): Array[Byte] =
    Json(Styles.commandLine.withDocumentEnd("\n")).toBytes(events(v, root))

  private def events(v: Val, root: String) = Events { to =>
    try Manifest.send(v, to)
    catch {
      case e: Throwable =>
        path = root + to.path.substring(1)
        throw e
    }
  }

  /** One YAML document, in block style. */
  def yaml(v: Val): Array[Byte] = Yaml.toBytes(events(v, "$"))

  /** A string as it is, and a line feed. */
  def string(v: Val): Array[Byte] = v match {
    case Val.Str(_, s) => utf8(s + "\n")
    case _ => Error.fail(s"expected string result, got: ${v.prettyName}")
  }

  /** The elements of an array as a stream of YAML documents, each of them JSON. */
  def stream(v: Val): Array[Byte] = v match {
    case documents: Val.Arr =>
      val bytes = new java.io.ByteArrayOutputStream
      for (i <- 0 until documents.length) {
        path = s"$$[$i]"
        bytes.write(utf8("---\n"))
        bytes.write(json(documents.force(i), path))
      }
      if (documents.length > 0) bytes.write(utf8("...\n"))
      bytes.toByteArray
    case _ => Error.fail(s"stream mode: the value must be an array, got ${v.prettyName}")
  }

  /** The fields of an object, each a file. */
  def files(v: Val): Seq[(String, Array[Byte])] = v match {
    case fields: Val.Obj =>
      fields.triggerAllAsserts(fields)
      Keys.of(fields).toSeq.map { name =>
        path = "$." + name
        (name, json(fields.value(name, ev.emptyMaterializeFileScopePos), path))
      }
    case _ => Error.fail(s"multi mode: the value must be an object, got ${v.prettyName}")
  }
}

object Output {
  private def utf8(s: String): Array[Byte] = s.getBytes(UTF_8)
}
