package swarender

import java.lang.reflect.{Method, ParameterizedType, Type}

import utest.*

/** What tests know of the `with` methods of styles: values for each parameter, and a row in the
  * table for the platforms without reflection.
  */
object StyleCallsTest extends TestSuite {
  private val bases = StyleBases.all.map(_._2)
  private val classes = bases.map(_.getClass).distinct

  private def isSame(a: Method, b: Method): Boolean =
    a.getName == b.getName && a.getParameterTypes.sameElements(b.getParameterTypes)

  /** The most general of the classes that have the method. */
  private def owner(of: Class[?], method: Method): Class[?] =
    (Option[Class[?]](of.getSuperclass).toSeq ++ of.getInterfaces.toSeq)
      .find(c => classOf[Style].isAssignableFrom(c) && c.getMethods.exists(isSame(_, method)))
      .fold[Class[?]](of)(owner(_, method))

  private def name(of: Class[?]): String =
    of.getName.stripPrefix("swarender.").stripPrefix("dialects.").replace('$', '.').stripSuffix(".")

  /** A parameter's type, and the values of it, as the table has them. */
  private def parameter(of: Type): (String, String) = of match {
    case of: ParameterizedType =>
      if (of.toString.contains("Option")) ("Place => Option[String]", "notes")
      else ("Place => YamlStyle.Layout", "placeLayouts")
    case of: Class[?] =>
      name(of) match {
        case "boolean" => ("Boolean", "booleans")
        case "int" => ("Int", "ints")
        case "java.lang.String" => ("String", "strings")
        case "Escapes" => ("Escapes", "escapes")
        case "NumberLayout" => ("NumberLayout", "layouts")
        case "scala.Function1" => ("Place => Option[String]", "notes")
        case policy if classOf[Policy].isAssignableFrom(of) =>
          val word = policy.stripPrefix("Policy.")
          (policy, s"Policies.${word.take(1).toLowerCase}${word.drop(1)}")
        case other => (other, s"StyleArguments has no values of $other")
      }
    case other => (other.toString, "StyleArguments has no values")
  }

  private def row(of: Class[?], method: Method): String = {
    val (types, values) = method.getGenericParameterTypes.toSeq.map(parameter).unzip
    val how = if (types.size == 1) "one" else "two"
    val call = s"_.${method.getName}(${types.map(_ => "_").mkString(", ")})"
    s"""$how[${name(owner(of, method))}, ${types.mkString(", ")}]("${method.getName}", ${values.mkString(
        ", "
      )})($call)"""
  }

  val tests: Tests = Tests {
    test("each class of styles is among the bases") {
      val names = classes.map(_.getSimpleName).toSet
      assert(
        names == Set(
          "StrictJsonStyle", "FittedJsonStyle", "JsoncStyle", "Json5Style", "BlockYamlStyle", "PyyamlStyle",
          "JsonYamlStyle", "KyamlStyle", "TomlStyle", "EvaluatorYamlStyle", "IniStyle", "XmlStyle"
        )
      )
    }
    test("each method has a row in the table") {
      val missing = for {
        of <- classes
        method <- StyleCalls.methods(of)
        same = StyleCallTable.rows.filter(r =>
          r.method == method.getName && r.parameters == method.getParameterTypes.toSeq
        )
        if !same.exists(_.of.isAssignableFrom(of))
      } yield row(of, method)
      if (missing.nonEmpty)
        throw new java.lang.AssertionError(
          missing.distinct.sorted.mkString("missing in StyleCallTable:\n    ", ",\n    ", "")
        )
    }
    test("a format has the methods of all styles") {
      def methods(of: Class[?]) = of.getMethods.map(_.getName).filter(_.matches("with[A-Za-z]+")).toSet
      assert(methods(classOf[Format[?]]) == methods(classOf[Style]) ++ methods(classOf[LenientStyle]) + "withMediaType")
    }
    test("each policy is in the list") {
      val parameters = for {
        of <- classes
        method <- StyleCalls.methods(of)
        parameter <- method.getParameterTypes.toSeq if classOf[Policy].isAssignableFrom(parameter)
      } yield parameter
      val types = parameters.distinct :+ classOf[YamlLayout]
      for {
        policy <- types
        one <- Class.forName(s"${policy.getName}$$").getDeclaredClasses
        if one.getName.endsWith("$") && policy.isAssignableFrom(one)
      } assert(Policies.all.exists(_.getClass eq one))
      assert(types.size == 18, Policies.all.distinct == Policies.all)
    }
    test("each method takes one of the values") {
      for (of <- classes; method <- StyleCalls.methods(of)) {
        val calls = StyleCalls.calls(method)
        if (!bases.exists(base => of.isInstance(base) && calls.exists(_(base).nonEmpty)))
          throw new java.lang.AssertionError(
            s"$method takes none of ${calls.mkString(", ")}: StyleArguments needs others"
          )
      }
    }
  }
}
