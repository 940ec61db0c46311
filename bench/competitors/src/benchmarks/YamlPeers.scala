package benchmarks

import java.io.{ByteArrayOutputStream, IOException, OutputStreamWriter}
import java.nio.charset.StandardCharsets.UTF_8

import com.fasterxml.jackson.dataformat.yaml.{YAMLFactory, YAMLGenerator}
import org.snakeyaml.engine.v2.api.{Dump, DumpSettings, YamlOutputStreamWriter}
import org.snakeyaml.engine.v2.common.FlowStyle
import org.yaml.snakeyaml.{DumperOptions, Yaml}

/** Other libraries to YAML in block style, without line folding and document markers. Jackson
  * quotes all strings: where it looks for those that need none, it misses some.
  */
object YamlPeers {
  private val jacksonFactory = YAMLFactory.builder
    .disable(YAMLGenerator.Feature.SPLIT_LINES)
    .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
    .build()

  private val snakeOptions = {
    val options = new DumperOptions
    options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK)
    options.setSplitLines(false)
    options
  }

  private val engineSettings =
    DumpSettings.builder.setDefaultFlowStyle(FlowStyle.BLOCK).setSplitLines(false).build()

  def jackson(value: ujson.Value): Array[Byte] = JacksonTree.toBytes(value, jacksonFactory)

  /** Of [[JavaTree]]. */
  def snakeyaml(value: AnyRef): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    val writer = new OutputStreamWriter(bytes, UTF_8)
    new Yaml(snakeOptions).dump(value, writer)
    writer.flush()
    bytes.toByteArray
  }

  /** Of [[JavaTree]]. */
  def snakeyamlEngine(value: AnyRef): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    val writer = new YamlOutputStreamWriter(bytes, UTF_8) {
      override def processIOException(e: IOException): Unit = throw e
    }
    new Dump(engineSettings).dump(value, writer)
    writer.flush()
    bytes.toByteArray
  }
}
