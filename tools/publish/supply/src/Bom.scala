package supply

import swarender.Encoder
import swarender.encoder.EncoderRules.key

/** A software bill of materials: CycloneDX 1.6, the part of it that is used here. It has no time
  * and no serial number, so that two builds of one revision write the same.
  */
final case class Bom(
    bomFormat: String,
    specVersion: String,
    version: Int,
    metadata: Metadata,
    components: Seq[Component]
) derives Encoder

final case class Metadata(component: Component) derives Encoder

final case class Component(
    `type`: String,
    @key("bom-ref") ref: String,
    group: String,
    name: String,
    version: String,
    purl: String,
    hashes: Seq[Hash]
) derives Encoder

final case class Hash(alg: String, content: String) derives Encoder
