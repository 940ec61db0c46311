package converter

import utest.*

import swarender.Json

/** What is read: single documents and streams of them, cut anywhere, and where errors in them are.
  */
object InputTest extends TestSuite {

  private val Line = """standard input:(\d+:\d+): (.*) \(at (\$.*)\)""".r

  /** The place, the text and the path of the error in `input`. */
  private def error(input: String, args: String*): (String, String, String) = {
    val line = Run.error(1, input, args*)
    line match {
      case Line(place, what, path) => (place, what, path)
      case _ => throw new java.lang.AssertionError(s"no place or no path: $line")
    }
  }

  /** A document of `size` members with strings of every kind. */
  private def large(size: Int): String = {
    val members = (0 until size).map { i =>
      val text = Seq(
        "plain", "with \\\"escapes\\\" \\n \\u00e9", "näive — 字 \ud83d\ude00", "\\ud83d\\ude00\\ud83d", ""
      )(i % 5)
      s""""key $i\\t" : {"s": "$text ${"x" * (i % 97)}", "n": [${i * 1e6}, -$i.5e-3, true , null], "e" : [ ], "é": false}"""
    }
    members.mkString("{\n", ",\n", "}\n")
  }

  val tests: Tests = Tests {
    test("scalars at the root") {
      Seq("0", "-1.5e3", "true", "false", "null", "\"a\"", "\"\\u00e9\\ud800\"", "[]", "{}").foreach { text =>
        val expected = Run.ok(s"[$text]").drop(1).dropRight(2) + "\n"
        assert(Run.ok(text) == expected)
        assert(Run.ok(s" \n\t\r$text \n") == expected)
      }
    }
    test("a byte order mark is passed over") {
      assert(Run.ok("\ufeff[1]") == "[1]\n")
      assert(Run.ok("\ufeff", "--stream") == "")
      assert(error("[1]\ufeff")._1 == "1:4")
      assert(Run.ok("\ufeff[1]\n\ufeff2 \ufeff{}", "--stream") == "[1]\n2\n{}\n")
    }
    test("large documents, cut anywhere") {
      val text = large(3000)
      val expected = Json.render(ujson.read(text)) // compared as trees: a parser keeps the texts of numbers
      val whole = Run.ok(text)
      assert(whole.length > 200000)
      assert(Json.render(ujson.read(whole)) == expected)
      Seq(1, 7, 1000, 65536, 65537).foreach(size => assert(Run.on(Run.slowly(text, size)) == Run(0, whole, "")))
      val sorted = Run.ok(text, "--key-order", "codePoint")
      assert(ujson.read(sorted).obj.keys.toSeq == ujson.read(text).obj.keys.toSeq.sorted)
    }
    test("long tokens") {
      val text = "\"" + "0123456789" * 100000 + "\""
      assert(Run.ok(text) == text + "\n")
      val escaped = "\"" + "\\n23456789\\\\" * 100000 + "\""
      assert(Run.ok(escaped) == escaped + "\n")
      val number = "1" * 200000
      assert(Run.ok(number) == number + "\n")
    }
    test("places in and around strings larger than what is held") {
      val long = "\\n" * 100000
      val wrong = "invalid escape: expected one of \" \\ / b f n r t u after the backslash"
      assert(error(s"[1,\n \"$long\\x\"]") == (("2:200003", wrong, "$[1]")))
      assert(error(s"[1,\n \"$long\u00e9\\x\"]") == (("2:200004", wrong, "$[1]")))
      assert(error(s"[1,\n \"$long\\n")._1 == "2:200005")
      assert(error(s"[1,\n \"$long\n\"]")._1 == "2:200003")
      assert(error(s"[1,\n \"$long\" 2]")._1 == "2:200005")
      assert(error(s"\n \"$long\"", "--to", "toml")._1 == "2:2")
      assert(error(s"[1,\n \"$long\\ud800\"]", "--surrogates", "fail")._1 == "2:2")
    }
    test("deep nesting") {
      val text = "[" * 100000 + "]" * 100000
      assert(Run.ok(text, "--max-depth", "100000") == text + "\n")
    }
    test("streams") {
      val documents = Seq("{\"a\":1}", "[1,2]", "\"s\"", "3", "true", "null", "-1.5", "{}")
      val lines = documents.mkString("", "\n", "\n")
      assert(Run.ok(lines, "--stream") == lines)
      assert(Run.ok(documents.mkString("\r\n \n"), "--stream") == lines)
      assert(Run.ok("{\"a\":1}[1,2]\"s\"3 true\tnull -1.5 {}", "--stream") == lines)
      assert(Run.ok("", "--stream") == "")
      assert(Run.ok(" \n", "--stream") == "")
      (1 to 9).foreach(size => assert(Run.on(Run.slowly(lines, size), "--stream") == Run(0, lines, "")))
      val many = lines * 20000
      assert(Run.ok(many, "--stream") == many)
      assert(Run.ok("{\"a\":1}{}", "--stream", "-s", "pythonVars") == "a = 1\n")
    }
    test("a stream is written as far as it has come") {
      val out = new java.io.ByteArrayOutputStream
      val in = new java.io.InputStream {
        private var reads = 0
        def read(): Int = throw new UnsupportedOperationException
        override def read(into: Array[Byte], from: Int, n: Int): Int = {
          assert(out.toString == (1 to reads).map(i => s"[$i]\n").mkString)
          reads += 1
          val text = s"[ $reads ]\n".getBytes("UTF-8")
          System.arraycopy(text, 0, into, from, text.length)
          if (reads == 10) -1 else text.length
        }
      }
      assert(Run.to(out, in, "--stream") == ((0, "")))
      assert(out.toString == (1 to 9).map(i => s"[$i]\n").mkString)
    }
    test("no document, or more than one") {
      assert(error("") == (("1:1", "unexpected end of the input", "$")))
      assert(error(" \n ") == (("2:2", "unexpected end of the input", "$")))
      assert(
        error("1 \n2") == ((
          "2:1",
          "expected the end of the input (--stream converts several documents), got \"2\"",
          "$"
        ))
      )
      assert(
        Run("1 \n2") == Run(
          1,
          "",
          "swarender: standard input:2:1: expected the end of the input (--stream converts several documents), got \"2\" (at $)\n"
        )
      )
      assert(
        error("12true", "--stream") == ((
          "1:3",
          "expected white space or the end of the input, got \"t\"",
          "$"
        ))
      )
      assert(error("01", "--stream")._1 == "1:2")
      assert(error("1{}", "--stream")._1 == "1:2")
      assert(error("null,", "--stream")._1 == "1:5")
      assert(error("[1],", "--stream") == (("1:4", "expected json value, got \",\"", "$")))
    }
    test("nothing of a document that something else follows is written") {
      for (
        text <- Seq(
          "01",
          "0x10",
          "true1",
          "1 2",
          "\"a\"b",
          "null,",
          "\"a\" \"b\"",
          s"\"${"x" * 300000}\" 2",
          "[1] 2",
          "{}]"
        );
        args <- Seq("-t json", "-s pretty", "-t yaml", "-t yaml -s pyyaml", "-t toml", "-t ini", "-t xml",
          "--from jsonc")
      ) {
        val run = Run(text, args.split(' ').toSeq*)
        assert(run.status == 1, run.out == "", run.err.linesIterator.size == 1)
        assert(Run.on(Run.slowly(text, 1), args.split(' ').toSeq*) == run)
      }
      Run.inFolder { folder =>
        val first = Run.write(folder.resolve("a.json"), "1").toString
        val second = Run.write(folder.resolve("b.json"), "01").toString
        assert(Run("", first, second).out == "1\n", Run("", "-t", "yaml", first, second).out == "1\n")
      }
      for ((text, out) <- Seq("1 01" -> "1\n", "\"a\" true1" -> "\"a\"\n", "[2]null," -> "[2]\n", "0x10" -> ""))
        assert(Run(text, "--stream").out == out)
    }
    test("a scalar that the style refuses has its place, whatever white space follows") {
      val space = "\n" * 200000
      assert(Run.error(1, s"\n  1e400$space", "-t", "yaml").startsWith("standard input:2:3: "))
      for (size <- Seq(1, 1 << 20); (text, args) <- Seq(s"\n null$space" -> Seq(), "1\n null" -> Seq("--stream"))) {
        val run = Run.on(Run.slowly(text, size), (args ++ Seq("--nulls", "fail"))*)
        assert(run.err == "swarender: standard input:2:2: the style refuses null (at $)\n")
      }
    }
    test("documents before an error are written") {
      assert(
        Run("[1]\n[2]\n[3", "--stream") == Run(
          1,
          "[1]\n[2]\n",
          "swarender: standard input:3:3: unexpected end of the input (at $[0])\n"
        )
      )
    }
    test("places and paths") {
      assert(error("[1,\n  x]") == (("2:3", "expected json value, got \"x\"", "$[1]")))
      assert(
        error("{\"a\": {\"b\": [1, 2,, 3]}}") == (("1:19", "expected json value, got \",\"", "$.a.b[2]"))
      )
      assert(error("{\"a\": 1 \"b\"}") == (("1:9", "expected , or }, got \"\\\"\"", "$")))
      assert(error("{\"a\" 1}") == (("1:6", "expected :, got \"1\"", "$.a")))
      assert(
        error("{a: 1}") == ((
          "1:2",
          "expected a key or }, got \"a\"; JSON5 allows this, JSON does not: npx json5 makes JSON of it",
          "$"
        ))
      )
      assert(error("[\"é\ud83d\ude00字\", é]") == (("1:9", "expected json value, got \"é\"", "$[1]")))
      assert(error("[tru]")._1 == "1:2")
      assert(error("tru") == (("1:4", "unexpected end of the input", "$")))
      assert(error("[1, 2") == (("1:6", "unexpected end of the input", "$[1]")))
      assert(error("{\"a b\": [\"x") == (("1:12", "unexpected end of the input", "$[\"a b\"][0]")))
      assert(error("[-]")._1 == "1:2")
      assert(error("[\"a\n\"]") == (("1:4", "control char (10) in string", "$[0]")))
      assert(error("[\"\\\"a\n\"]") == (("1:6", "control char (10) in string", "$[0]")))
    }
    test("escapes and encoding of strings") {
      assert(error("[1, \"ab\\x\"]")._1 == "1:8")
      val digits = "invalid escape: expected four hexadecimal digits after \\u"
      assert(error("[1, \"ab\\u12g4\"]") == (("1:8", digits, "$[1]")))
      assert(error("[\"\\u12\"]")._1 == "1:3")
      assert(error("{\"\\u\": 1}")._1 == "1:3")
      assert(Run.ok("[\"\\u00E9\\ud83d\\uDE00\"]") == "[\"é\ud83d\ude00\"]\n")
      val bytes = "[\"é\", \"?\"]".getBytes("UTF-8")
      bytes(bytes.indexOf('?'.toByte)) = 0xff.toByte
      assert(
        Run
          .on(new java.io.ByteArrayInputStream(bytes))
          .err == "swarender: standard input:1:8: invalid UTF-8 (at $[1])\n"
      )
    }
    test("comments and trailing commas are read with --from jsonc, and the error says so") {
      val text = "// tsconfig\n{\"a\": [1, 2,], /* b */}\n"
      assert(Run.ok(text, "--from", "jsonc") == "{\"a\":[1,2]}\n")
      assert(Run.ok(s"$text$text", "--from", "jsonc", "--stream", "-t", "yaml") == "a:\n- 1\n- 2\n---\na:\n- 1\n- 2\n")
      for ((wrong, place) <- Seq(text -> "1:1", "[1,]" -> "1:4", "{\"a\":1,}" -> "1:8", "1 /**/" -> "1:3"))
        for (args <- Seq(Seq(), Seq("--from", "json"))) {
          val got = error(wrong, args*)
          assert(got._1 == place, got._2.endsWith("; --from jsonc reads comments and trailing commas"))
        }
      assert(error("[1", "--from", "jsonc") == (("1:3", "unexpected end of the input", "$[0]")))
      assert(error("/* x", "--from", "jsonc")._2 == "unexpected end of the input, in a comment")
      assert(
        Run.error(2, "1", "--from", "yaml").startsWith("--from is json|jsonc, not \"yaml\"; YAML is not read: yq ")
      )
      Run.inFolder { folder =>
        Run.ok(text, "--from", "jsonc", "-m", folder.toString): Unit
        assert(Run.read(folder.resolve("a")) == "[1,2]\n")
      }
    }
    test("UTF-16, which PowerShell writes, is named") {
      for (
        charset <- Seq("UTF-16LE", "UTF-16BE"); args <- Seq(Seq(), Seq("--stream"), Seq("-m", "none"));
        mark <- Seq("\ufeff", "")
      ) {
        val run = Run.on(new java.io.ByteArrayInputStream(s"$mark{}\r\n".getBytes(charset)), args*)
        assert(run.status == 1, run.err.contains(": the text is UTF-16: UTF-8 is needed (at $"), run.out.isEmpty)
      }
    }
    test("an error after input that the buffer no longer holds has the right place") {
      val text = large(3000)
      val line = 2000
      val broken = text.linesIterator.toSeq.updated(line, "  é ?").mkString("\n")
      Seq(100, 1 << 20).foreach { size =>
        val run = Run.on(Run.slowly(broken, size))
        assert(
          run.status == 1 && run.err.startsWith(
            s"swarender: standard input:${line + 1}:3: expected a key, got \"é\""
          )
        )
      }
      val oneLine = "[" + "\"é\"," * 50000 + "?"
      assert(error(oneLine)._1 == s"1:${50000 * 4 + 2}")
      assert(error(oneLine)._3 == "$[50000]")
    }
    test("errors of reading") {
      val failing = new java.io.InputStream {
        def read(): Int = throw new java.io.IOException("the disk is on fire")
      }
      assert(Run.on(failing) == Run(1, "", "swarender: standard input: the disk is on fire\n"))
    }
  }
}
