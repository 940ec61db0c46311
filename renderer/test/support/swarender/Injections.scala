package swarender

/** Texts that try to break out of where they are: out of a script element, a scalar, a document, a
  * table, a line of a terminal.
  */
object Injections {
  val html: Seq[String] = Seq(
    "</script><script>alert(1)</script>", "<!--<script>", "-->", "]]>", "<\\/script>", "&lt;/script&gt;",
    "\u2028alert(1)", "\u2029alert(1)", "';alert(1);//", "\\u003c/script>"
  )

  val yaml: Seq[String] = Seq(
    "!!python/object/apply:os.system [\"id\"]", "!!javax.script.ScriptEngineManager [x]", "!evil x", "!<tag:x> y",
    "&anchor x", "*alias", "<<: *alias", "<<", "%YAML 9.9", "%TAG ! tag:evil,2000:", "---", "--- x", "...", "... x",
    "\n---\nevil: 1\n", "x\n...\n%TAG ! tag:evil,2000:\n---\n!x y\n", "x\r---\r", "x\u0085---\u0085", "x\u2028--- y",
    "x # y", "# x", "x: y", "? x", "- x", "| x", "> x", "@x", "`x", "{x: y}", "[x, y]", "\ufeff--- x", "x\nevil: 1",
    "x\n  evil: 1", "\tx", "\"\nevil: 1\n\"", "'\nevil: 1\n'", "x\\\nevil: 1", "\u0000", "\u202eevil"
  )

  val toml: Seq[String] = Seq(
    "]\n[evil]\na = 1", "]]\n[[evil]]", "a = 1\n[evil]\nb", "a.b", "\".evil", "'.evil", "\"\"\"\n[evil]\n\"\"\"",
    "'''\n[evil]\n'''", "\"\"\"", "'''", "\\\"\"\"", "x\r[evil]\r", "# x", "x\\", "x\\\n", "\u0000", "\u007f", "a=1"
  )

  val terminal: Seq[String] = Seq(
    "\u001b[31mred", "\u001b]0;title\u0007", "\u009b31m", "\u0090q", "\r\u001b[K", "\b\b\b", "\u202egnp.exe",
    "\u2066x\u2069", "a\nerror: b", "\u007f", "\u200b", "\u2028"
  )

  // Copies, since Scala Native 0.5.10 cannot take the hash of a literal whose hash is 0.
  val all: Seq[String] = (html ++ yaml ++ toml ++ terminal).map(s => new String(s.toCharArray)).distinct

  /** A document with each text as a value, an element, a key, the key of a table and the first key
    * of an element.
    */
  def places(text: String): ujson.Value = ujson.Obj(
    "value" -> text,
    "elements" -> ujson.Arr(text, ujson.Arr(text), "x"),
    "keys" -> ujson.Obj(text -> text),
    "tables" -> ujson.Obj(text -> ujson.Obj(text -> ujson.Obj("a" -> text))),
    "first keys" -> ujson.Arr(ujson.Obj(text -> 1), ujson.Obj(text -> ujson.Arr(text))),
    "last" -> 1
  )
}
