package swarenderx.jackson;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.List;
import java.util.Map;
import swarender.JsonStyle;

/** What a program in Java writes. */
public final class JavaProgram {
  private JavaProgram() {}

  /** An order with what Jackson's annotations say. */
  public static final class Order {
    public final long id = 1;

    @JsonProperty("the_items")
    public final List<Map<String, Double>> items = List.of(Map.of("tea", 4.5));

    @JsonIgnore public final String secret = "x";
    @JsonRawValue public final String raw = "{\"a\": [true]}";
    public final byte[] data = {1, 2};
    public final String note = null;
  }

  private static final ObjectMapper YAML = SwarenderMapper.yaml();

  public static String yaml() throws JsonProcessingException {
    return YAML.writeValueAsString(new Order());
  }

  public static byte[] pretty() throws JsonProcessingException {
    return SwarenderMapper.json(JsonStyle.pretty(2)).writeValueAsBytes(Map.of("a", List.of(1, 2)));
  }

  public static String toml(ObjectMapper mapper) throws JsonProcessingException {
    ObjectWriter writer = SwarenderMapper.writer(mapper, SwarenderMapper.tomlFormat());
    return writer.writeValueAsString(Map.of("server", Map.of("port", 80)));
  }
}
