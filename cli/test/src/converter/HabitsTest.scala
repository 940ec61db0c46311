package converter

import java.io.ByteArrayInputStream
import java.nio.file.Files

import utest.*

/** What the users of jq, yq, cat and prettier type, and what they convert. */
object HabitsTest extends TestSuite {
  private def wrong(args: String*) = Run.error(2, "1", args*).stripSuffix(" (see --help)")

  val tests: Tests = Tests {
    test("options with the meaning they have elsewhere") {
      assert(
        Run.ok("\"\u00e9\ud83d\ude00\"", "-a") == "\"\\u00e9\\ud83d\\ude00\"\n",
        Run.ok("\"\u00e9\"", "--ascii-output", "-t", "yaml") == "\"\\xe9\"\n",
        Run.ok("\"\u00e9\"", "-acS") == Run.ok("\"\u00e9\"", "-a"),
        Run.ok("1 [2]", "--seq", "--stream") == "\u001e1\n\u001e[2]\n",
        Run.ok("1", "--seq", "-o", "/dev/stdout") == "\u001e1\n",
        wrong(
          "-a",
          "-t",
          "toml"
        ) == "--escapes is not an option of toml, but of json, yaml (--ascii-output means --escapes ascii)",
        wrong("--seq", "--pretty").endsWith(" exclude each other"),
        wrong("-a", "--escapes", "go") == "--ascii-output and --escapes exclude each other"
      )
    }
    test("options of other programs name those that do the same") {
      for (
        (option, own) <- Seq(
          "--jsonl" -> "; --stream reads lines of JSON, --style compact writes them",
          "--ndjson" -> "; --stream reads lines of JSON, --style compact writes them",
          "--no-color" -> "; did you mean --color never?",
          "-M" -> "; did you mean --color never?",
          "-C" -> "; did you mean --color always?",
          "--slurp" -> "; jq -s . makes one array of several documents",
          "-n" -> "; there are no filters: use jq",
          "--arg" -> "; there are no filters: use jq",
          "-j" -> "; did you mean --raw?",
          "--write" -> "; did you mean --in-place?",
          "--list-different" -> "; did you mean --check?",
          "--use-tabs" -> "; did you mean --tab?",
          "--tab-width" -> "; did you mean --indent?",
          "--print-width" -> "; did you mean --width?",
          "--json5" -> "; did you mean --to json --style json5?",
          "--yaml" -> "; did you mean --to yaml?",
          "--chekc" -> "; did you mean --check?",
          "--zzz" -> ""
        );
        args <- Seq(Seq(option), Seq(s"$option=1"), Seq("a.json", option))
      ) assert(wrong(args*) == s"there is no option $option$own")
    }
    test("formats that are not read have the command that makes JSON of them") {
      for (
        (format, command) <- Seq(
          "yaml" -> "YAML is not read: yq -o=json",
          "toml" -> "TOML is not read: yq -p=toml -o=json",
          "json5" -> "JSON5 is not read: npx json5"
        )
      )
        assert(wrong("--from", format) == s"--from is json|jsonc, not \"$format\"; $command makes JSON of it")
      assert(wrong("--from", "jsonl").endsWith("; --stream reads lines of JSON, --style compact writes them"))
      assert(wrong("--from", "jsno").endsWith("; did you mean json?"))
      assert(wrong("--to", "jsonl").endsWith("; --stream reads lines of JSON, --style compact writes them"))
      assert(wrong("--to", "json5").endsWith("; --to json --style json5 writes it"))
      Run.inFolder { folder =>
        def error(name: String, text: String) =
          Run.error(1, "", Run.write(folder.resolve(name), text).toString).stripPrefix(s"$folder/$name:")
        val json5 = "JSON5 allows this, JSON does not: npx json5"
        assert(
          error("x.yaml", "a: 1\n") ==
            s"1:1: expected json value, got \"a\"; YAML is not read: yq -o=json $folder/x.yaml makes JSON of it (at $$)",
          error("x.yml", "{a: 1}").contains("got \"a\"; YAML is not read: yq -o=json "),
          error("X.TOML", "a = 1\n").contains("; TOML is not read: yq -p=toml -o=json "),
          error("x.json5", "{a:1}").contains("got \"a\"; JSON5 is not read: npx json5 "),
          error("x.jsonnet", "{a: 1}").contains("got \"a\"; Jsonnet is not read: jsonnet "),
          error("x.csv", "a,b\n").contains("; CSV is not read: "),
          error("x.json", "{'a':1}") ==
            s"1:2: expected a key or }, got \"'\"; $json5 $folder/x.json makes JSON of it (at $$)",
          error("x", "{\"a\":1,b:2}") == s"1:8: expected a key, got \"b\"; $json5 $folder/x makes JSON of it (at $$)",
          error("a b.json", "['a']").contains(s"; $json5 FILE makes JSON of it"),
          error("x.json", "a: 1\n") == "1:1: expected json value, got \"a\" (at $)",
          Run.ok("", Run.write(folder.resolve("y.yaml"), "{\"a\": 1}").toString) == "{\"a\":1}\n"
        )
        assert(Run.error(1, "{a:1}").contains(s"; $json5 makes JSON of it"))
        assert(Run.error(1, "{a:1}", "-m", folder.toString).contains(s"; $json5 makes JSON of it"))
      }
    }
    test("compressed input is named, in whole and byte by byte") {
      val starts = Seq[(String, String, Seq[Int])](
        ("gzip", "gzip -dc", Seq(0x1f, 0x8b, 8, 0)),
        ("zstd", "zstd -dc", Seq(0x28, 0xb5, 0x2f, 0xfd, 4)),
        ("xz", "xz -dc", Seq(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0)),
        ("bzip2", "bzip2 -dc", "BZh91AY".map(_.toInt)),
        ("lz4", "lz4 -dc", Seq(0x04, 0x22, 0x4d, 0x18)),
        ("lzip", "lzip -dc", "LZIP".map(_.toInt)),
        ("compress", "gzip -dc", Seq(0x1f, 0x9d, 0x90)),
        ("lzop", "lzop -dc", Seq(0x89, 0x4c, 0x5a, 0x4f, 0)),
        ("7z", "7z x -so", Seq(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)),
        ("zip", "unzip -p", Seq(0x50, 0x4b, 3, 4))
      )
      for ((name, command, start) <- starts) {
        val bytes = (start ++ Seq(1, 2, 3, 0)).map(_.toByte).toArray
        for (size <- 1 to 8; args <- Seq(Seq(), Seq("--stream"), Seq("-m", "none"), Seq("--from", "jsonc"))) {
          val in = new ByteArrayInputStream(bytes) {
            override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, size))
          }
          assert(
            Run.on(in, args*) ==
              Run(1, "", s"swarender: standard input: the input is compressed ($name); $command decompresses it\n")
          )
        }
        Run.inFolder { folder =>
          val file = Files.write(folder.resolve("a.gz"), bytes)
          val line = s"$file: the input is compressed ($name); $command $file decompresses it"
          assert(Run.error(1, "", file.toString) == line, Run.error(1, "", "-i", file.toString) == line)
        }
      }
      for (text <- Seq("B", "BZ", "PK", "(", "Bzh", "L", "7z", "7 z", "[1] BZh9"))
        assert(!Run.error(1, text).contains("compressed"))
    }
    test("an indent is a number, tab or blanks, and takes no file") {
      assert(
        Run.ok("[1]", "--indent", "tab") == "[\n\t1\n]\n",
        Run.ok("[1]", "--indent", "\\t ") == "[\n\t 1\n]\n",
        Run.ok("[1]", "--indent", "   ") == "[\n   1\n]\n",
        Run.ok("[1]", "--indent", "0") == "[1]\n",
        Run.ok("{\"a\":{\"b\":1}}", "-t", "toml", "--table-indent", "tab") == "[a]\n\tb = 1\n"
      )
      for (
        (option, args) <- Seq(
          "--indent" -> Seq(),
          "--indent" -> Seq("-s", "pretty"),
          "--indent" -> Seq("-s", "jsonnet"),
          "--indent" -> Seq("-s", "manifest-json-ex"),
          "--indent" -> Seq("-t", "yaml", "-s", "json"),
          "--indent" -> Seq("-t", "toml", "-s", "jsonnet"),
          "--table-indent" -> Seq("-t", "toml"),
          "--array-indent" -> Seq("-t", "toml")
        );
        value <- Seq("f.json", "x", "2x", "Tab", "101", "-1", "\n")
      ) {
        val line = wrong((args ++ Seq(option, value))*)
        assert(line.startsWith(s"$option is 0 to 100 spaces, tab, or blanks, not "))
      }
    }
    test("an option that a style has not: the styles, or the formats, that have it") {
      assert(
        wrong("--width", "80") == "--width is not an option of the json style compact, but of fitted, jsonc, json5",
        wrong("--width", "80", "-t", "yaml") == "--width is not an option of the yaml style safe, but of pretty",
        wrong("--max-flow-length", "80") == "--max-flow-length is not an option of json, but of yaml",
        wrong("--quotes", "single") == "--quotes is not an option of json, but of yaml, toml",
        wrong(
          "--tab",
          "-t",
          "xml"
        ) == "--indent is not an option of xml, but of json, yaml, toml (--tab means --indent \\t)"
      )
    }
  }
}
