package swarender

import java.io.PrintStream
import java.nio.charset.StandardCharsets.US_ASCII
import java.nio.file.{Files, Paths}

import swarender.Policy.Surrogates

/** Reads JSON texts in every form, for `tools/compare/json-readers/check`. Arguments: a file with a
  * text in hexadecimal digits on each line; a file that gets a line for each: `+` and the compact
  * document, or `-` and the error.
  */
object JsonTextMain {
  private val style = JsonStyle.compact.withSurrogates(Surrogates.Escape)

  def main(args: Array[String]): Unit = {
    val out = new PrintStream(Files.newOutputStream(Paths.get(args(1))), false, "UTF-8")
    Files.readAllLines(Paths.get(args(0)), US_ASCII).forEach { line =>
      val json = line.grouped(2).map(Integer.parseInt(_, 16).toByte).toArray
      val outcome = JsonForms.check(json, Json, style)
      val isError = "[0-9]+:[0-9]+ \\(".r.findPrefixOf(outcome).isDefined
      out.print((if (isError) "-" else "+") + outcome + "\n")
    }
    out.close()
  }
}
