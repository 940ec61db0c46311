"""Classes whose encoders are derived: what bench/compile/run compiles."""

FIELDS = "id: Int, name: String, price: Double, tags: List[String], parent: Option[Long]"

LIBRARIES = {
    ("swarender", "3"): ("import swarender.Encoder", "derives Encoder", ""),
    ("circe", "3"): ("import io.circe.Encoder", "derives Encoder.AsObject", ""),
    ("swarender", "2"): (
        "import swarender.Encoder",
        "",
        "object {0} {{ implicit val encoder: Encoder[{0}] = Encoder.derived }}",
    ),
    ("jsoniter-scala", "2"): (
        "import com.github.plokhotnyuk.jsoniter_scala.core._, com.github.plokhotnyuk.jsoniter_scala.macros._",
        "",
        "object {0} {{ implicit val codec: JsonValueCodec[{0}] = JsonCodecMaker.make }}",
    ),
    ("empty", "2"): ("", "", ""),
    ("empty", "3"): ("", "", ""),
}


def source(library, scala, count):
    """A file of `count` classes of five fields; an empty one for the library `empty`."""
    imports, clause, companion = LIBRARIES[library, scala]
    lines = ["package compiled", imports]
    for i in range(0 if library == "empty" else count):
        name = f"Record{i}"
        lines.append(f"final case class {name}({FIELDS}) {clause}".rstrip())
        lines.append(companion.format(name))
    return "\n".join(lines) + "\n"
