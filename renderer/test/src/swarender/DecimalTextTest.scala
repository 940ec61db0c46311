package swarender

import java.math.RoundingMode

import utest.*

import swarender.Policy.{BigIntegers, NumberText}
import swarender.dialects.*

/** Numbers that arrive as text, in a spelling that the style chooses. */
object DecimalTextTest extends TestSuite {
  private def json(text: String, policy: NumberText): String =
    Json.render(JsonStyle.compact.withNumberText(policy))(_.number(text))

  private def refused(text: String, policy: NumberText): String =
    intercept[RenderError](json(text, policy)).detail

  /** Texts of numbers in every form. */
  private val texts: Seq[String] = {
    val random = Seeded("decimals")
    def digits(n: Int) = Seq.fill(n)(random.nextInt(10)).mkString
    Seq("0", "-0", "0.0", "-0.00", "0e5", "0E-3", "1", "10", "1.0", "0.1", "1e3", "1E+3", "1.50e1", "123.456e-2",
      "1e-7") ++
      Seq.fill(500) {
        val sign = if (random.nextBoolean()) "-" else ""
        val whole = if (random.nextInt(3) == 0) "0" else s"${1 + random.nextInt(9)}${digits(random.nextInt(20))}"
        val fraction = if (random.nextBoolean()) "" else s".${digits(1 + random.nextInt(20))}"
        val exponent =
          if (random.nextBoolean()) ""
          else s"${Seq("e", "E", "e+", "e-")(random.nextInt(4))}${digits(1 + random.nextInt(2))}"
        sign + whole + fraction + exponent
      }
  }

  /** The sign of a zero is none of a `BigDecimal`. */
  private def signed(text: String, magnitude: String): String =
    if (text.startsWith("-") && !magnitude.startsWith("-")) s"-$magnitude" else magnitude

  /** The text of `toPlainString`, which loses digits in Scala Native 0.5.10: "0.0" for 1.0. */
  private def plain(number: java.math.BigDecimal): String = {
    val digits = number.unscaledValue.abs.toString
    val sign = if (number.signum < 0) "-" else ""
    if (number.scale <= 0) if (digits == "0") digits else sign + digits + "0" * -number.scale
    else {
      val padded = "0" * Math.max(0, number.scale + 1 - digits.length) + digits
      s"$sign${padded.dropRight(number.scale)}.${padded.takeRight(number.scale)}"
    }
  }

  val tests: Tests = Tests {
    test("plain: as java.math.BigDecimal has it") {
      for (text <- texts) {
        val expected = signed(text, plain(new java.math.BigDecimal(text)))
        assert(json(text, NumberText.plain()) == expected)
      }
    }
    test("scaled: as BigDecimal.setScale") {
      for (text <- texts; scale <- Seq(0, 2, 30)) {
        val expected = plain(new java.math.BigDecimal(text).setScale(scale, RoundingMode.HALF_EVEN))
        assert(json(text, NumberText.scaled(scale, RoundingMode.HALF_EVEN)) == signed(text, expected))
      }
      assert(
        json("1.5", NumberText.scaled(2)) == "1.50",
        json("1.500", NumberText.scaled(2)) == "1.50",
        json("2", NumberText.scaled(2)) == "2.00",
        json("1.005", NumberText.scaled(2, RoundingMode.HALF_UP)) == "1.01",
        refused("1.005", NumberText.scaled(2)) == "1.005 has more than 2 decimal places"
      )
      intercept[IllegalArgumentException](NumberText.scaled(-1))
      intercept[IllegalArgumentException](NumberText.scaled(1001))
    }
    test("scientific: one digit before the point") {
      for (text <- texts) {
        val got = json(text, NumberText.scientific)
        assert(new java.math.BigDecimal(got).compareTo(new java.math.BigDecimal(text)) == 0)
        assert(got == "0" || got == "-0" || got.matches("-?[1-9](\\.[0-9]+)?e[+-][0-9]+"))
      }
      assert(
        json("1500", NumberText.scientific) == "1.500e+3",
        json("0.0015", NumberText.scientific) == "1.5e-3",
        json("1e999999999", NumberText.scientific) == "1e+999999999"
      )
    }
    test("what would be too long is refused at once") {
      for (text <- Seq("1e999999999", "1e-999999999", "-1.5E+99999999999999999999"))
        assert(refused(text, NumberText.plain()).endsWith("has more than 1000 digits without an exponent"))
      assert(
        refused("1e999999999", NumberText.scaled(2, RoundingMode.DOWN))
          .endsWith("has more than 2000 digits without an exponent"),
        json("1e4", NumberText.plain(5)) == "10000",
        refused("1e5", NumberText.plain(5)) == "1e5 has more than 5 digits without an exponent",
        Json.render(BigDecimal("1e-7"), JsonStyle.compact.withNumberText(NumberText.plain())) == "0.0000001"
      )
      intercept[IllegalArgumentException](NumberText.plain(0))
      val _ = intercept[RenderError](json("one", NumberText.plain()))
    }
    test("every format, and what it says about large numbers") {
      def yaml(text: String, policy: NumberText) = Yaml.render(YamlStyle.safe.withNumberText(policy))(_.number(text))
      val quoted = JsonStyle.compact.withNumberText(NumberText.plain()).withBigIntegers(BigIntegers.Quote)
      assert(
        yaml("1e3", NumberText.plain()) == "1000\n",
        yaml("15", NumberText.scientific) == "1.5e+1\n",
        yaml("1", NumberText.scientific) == "1.0e+0\n",
        Toml.render(TomlStyle.standard.withNumberText(NumberText.plain())) { e =>
          e.beginObject()
          e.key("a")
          e.number("1e3")
          e.endObject()
        } == "a = 1000\n",
        Json.render(quoted)(_.number("1e20")) == "\"100000000000000000000\"",
        Yaml.render(YamlStyle.safe.withNumberText(NumberText.plain()).withHugeNumbers(HugeNumbers.Quote))(
          _.number("1e400")
        ) == "\"1e400\"\n"
      )
      val _ = intercept[RenderError](yaml("1e400", NumberText.plain()))
    }
    test("Verbatim is verbatim in YAML") {
      val style = YamlStyle.safe.withNumberText(NumberText.Verbatim)
      for (text <- Seq("1e-07", "-0", "1E5", "1.50", "12345678901234567890")) {
        assert(Yaml.render(style)(_.number(text)) == s"$text\n")
        assert(Yaml.render(YamlStyle.json(JsonStyle.compact.withNumberText(NumberText.Verbatim)))(_.number(text)) != "")
      }
      assert(Yaml.render(YamlStyle.kyaml.withNumberText(NumberText.Verbatim))(_.number("1e5")) == "---\n1e5\n")
    }
    test("equal policies are equal") {
      assert(
        NumberText.plain(7) == NumberText.plain(7),
        NumberText.plain(7) != NumberText.plain(8),
        NumberText.scaled(2).toString == "scaled(2, UNNECESSARY)",
        JsonStyle.compact.withNumberText(NumberText.plain()) == JsonStyle.compact.withNumberText(NumberText.plain())
      )
    }
  }
}
