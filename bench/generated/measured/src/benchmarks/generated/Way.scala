package benchmarks.generated

/** One way to write a value, by name.
  *
  * The bodies of [[call]] are in classes of their own (`generated.Own0`, `generated.Peer0`), which
  * the compiler may not inline: what they return escapes, so that it must be made.
  */
final class Way(val name: String, val call: () => AnyRef)

/** All ways of one library to write the value of a model, and many values of it. */
trait Ways {
  def all: List[Way]
  final def apply(name: String): Way = all.find(_.name == name).getOrElse(throw new IllegalArgumentException(name))
}

/** A generated model: [[values]] of it, the first of which is the one that is measured alone. */
final class Model(val name: String, val own: Ways, val peer: Ways)

object Model {

  /** The models of these classes: `Data`, `Own` and `Peer` are what the names begin with.
    *
    * @param count
    *   how many values each has.
    */
  def apply(index: Int, name: String, seed: Long, count: Int): Model = {
    val values = data(index, seed, count)
    new Model(name, ways("Own", index, values), ways("Peer", index, values))
  }

  def data(index: Int, seed: Long, count: Int): List[AnyRef] = {
    val random = new RandomData(seed * 1000 + index)
    val make = loaded(s"Data$index").getConstructor().newInstance().asInstanceOf[RandomData => AnyRef]
    List.fill(count)(make(random))
  }

  def ways(library: String, index: Int, values: List[AnyRef]): Ways =
    loaded(s"$library$index").getConstructor(classOf[List[?]]).newInstance(values).asInstanceOf[Ways]

  private def loaded(name: String): Class[?] = Class.forName(s"generated.$name")
}
