package benchmarks.generated

import java.util.Random

/** Names of fields and classes, as programs have them; each one once. */
final class Words(random: Random) {
  private val used = scala.collection.mutable.Set.empty[String]

  /** `id`, `itemCount`, `lastOrderPriceRange` */
  def field(): String = fresh {
    val words = Seq.fill(1 + random.nextInt(2) + random.nextInt(2))(Words.all(random.nextInt(Words.all.length)))
    words.head + words.tail.map(_.capitalize).mkString
  }

  def className(): String = field().capitalize

  private def fresh(name: => String): String = {
    val made = Iterator.continually(name).take(20).find(!used(_)).getOrElse(s"$name${used.size}")
    used += made
    made
  }
}

object Words {
  private val all =
    ("id name user order item price count total status address city country email phone tag label note key " +
      "amount currency created updated deleted source target level score rank region zone host port path query title " +
      "body text image width height size weight color version build code reason message error detail account balance " +
      "payment invoice customer product category session token device platform locale language offset limit page first " +
      "last next start end from until at is has can max min ratio rate flag kind group team owner parent child node")
      .split(' ')
}
