package swarenderx

import com.fasterxml.jackson.databind.{JsonMappingException, JsonNode, ObjectMapper}
import swarender.encoder.TreeWalk
import swarender.{Encoder, RenderError}

/** Renders trees of Jackson, and objects by Jackson's serializers, in every format.
  *
  * {{{
  * import swarenderx.jackson.*
  *
  * Yaml.render(node)                                          // a JsonNode
  * given swarender.Encoder[Order] = encoderOf[Order](mapper)  // as an ObjectMapper writes it
  * }}}
  *
  * [[jackson.SwarenderMapper]] is for programs that keep their `ObjectMapper`, and for Java.
  */
package object jackson {
  private val nodes: Encoder[JsonNode] = TreeWalk.encoder(new JsonNodeWalk)

  /** Writes a tree as it is: members in their order, numbers of any precision, binary nodes in
    * Base64, what Java objects hold as an `ObjectMapper` writes it.
    */
  implicit def jacksonNode[N <: JsonNode]: Encoder[N] = {
    JacksonVersion.check()
    nodes.asInstanceOf[Encoder[N]]
  }

  /** Writes values as the serializers of `mapper` do: by its modules, mix-ins and annotations. What
    * the style refuses throws `RenderError`, what a serializer throws is as Jackson wraps it.
    */
  def encoderOf[T](mapper: ObjectMapper): Encoder[T] = {
    JacksonVersion.check()
    Encoder.of[T] { (value, events) =>
      try mapper.writeValue(new EventsGenerator(mapper.getFactory.getGeneratorFeatures, mapper, null, events), value)
      catch {
        case e: JsonMappingException =>
          e.getCause match {
            case refused: RenderError => throw refused
            case _ => throw e
          }
      }
    }
  }
}
