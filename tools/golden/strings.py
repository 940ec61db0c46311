"""Strings that printers, readers and shells take for something else."""

BLOCKS = [
    "\n", "\n\n", "\n\n\n", "a\n", "a\n\n", "a\n\n\n", "\na", "\na\n", "\n\na\n", "a\nb", "a\nb\n", "a\n\nb",
    "a\n\nb\n", "a\n\nb\n\n", " a\n", "  a\nb\n", "  a\nb\n  c\n", "a\n  b\n", "a \nb \n", "  \n", "   \n\n", "\n  \n",
    "\n  a\n", "  \na\n", "a\n  \n", "a\n  \n\n", "a\n  ", "\ta\n", "a\tb\n", "a\t\n", "\t\n", "tab\t\n\ttab\n",
    "a\r\nb\r\n", "a\r\nb", "a\r\n", "\r\n", "a\rb\n", "a\r", "\r", "- a\n", "- a\n- b\n", "a: 1\n", "a: 1\nb: 2\n",
    "key: |\n  text\n", "|\n", "|-\n", ">\n", "---\n", "---\na\n", "a\n---\n", "...\n", "---\n...\n", "%dir\n", "# a\n",
    "a # b\n# c\n", "#\n", "*a\n&b\n!c\n", "@a\n`b`\n", "[a]\n", "{a: b}\n", "? a\n", "yes\n", "null\n", "1\n", "~\n",
    '"q"\n', "'q'\n", "\\n\n", "a\\\nb\n", "if x {\n\n  y\n}\n", "{{ x }}\n", "$x\n${y}\n", "a\x00b\n", "a\x1bb\n",
    "a\x7fb\n", "a\x85b\n", "a\x9fb\n", "\x85\n", "a\u2028b\n", "a\u2029\n", "\ufeffa\n", "ä\nö\n", "日本\n語\n", "😀\n😀\n",
    "one\ntwo\nthree\n", "no newline\nat the end", "x" * 200 + "\n", ("y" * 80 + "\n") * 3,
]

SCALARS = """yes Yes YES no No NO y Y n N on On ON off Off OFF true True TRUE false False FALSE null Null
    NULL ~ nil none None undefined 0 1 -1 +1 -0 00 01 012 08 09 0o14 0O14 0o8 0x0 0x1f 0X1F 0xg 0b1 0B1 0b2
    -0x1 -0b1 +0x1 1_000 1__000 _1 1_ 0x1_f 0b1_0 1e3 1E3 1e+3 1e-3 1e 1e400 .5 5. . .. ... 1.5 -1.5 +1.5
    1.2.3 1.5e3 .nan .NaN .NAN .inf .Inf -.inf +.inf nan NaN inf -inf Infinity +inf -nan 1:30 12:34:56
    190:20:30 1:60 -1:30 2001-01-01 2001-1-1 2001-01-01T00:00:00Z 2001-12-14t21:59:43.10-05:00 1-2 1-2-3
    1-2-3-4 - -- --- ---- = << < > | & * ! % @ ` ? : , [ ] { } [] {} # ; $ ^ _ + / \\ " ' '' "" -a ?a :a a:
    a:b a# #a !a &a *a %a @a `a [a {a ]a }a ,a a, a,b |a >a http://example.test/a?b=c#d user@example.test
    C:\\dir /etc/passwd ../x ./x ~/x a/b a.b a-b a_b $x ${x} %s %d%% <b> &amp; it's "it" 'it' 0.0.0.0 1.10
    v1.2 1k 12h 5m 1f 1d 0777 1,000 1e1_0""".split()

SPACED = [
    "", " ", "  ", " a", "a ", " a ", "a b", "a  b", "\t", "\ta", "a\t", "a\tb", "- a", "-\ta", "? a", ": a", "a: b",
    "a : b", "a #b", "a # b", "# a", "a\\ b", "yes no", "key: 'v'", "%a b", "@a b", "--- a", "... a", "[a, b]",
    "{a: b}", "!!str a", "&a b", "*a b", "| a", "> a", "a\u00a0b", "\u00a0", "don't", 'say "hi"', "'", "''", '"', '""',
    "'\"'", "\\", "\\\\", "\\n", "\\u0041", "$HOME", "$$", "$", "$(x)", "%%", "<a href=\"x\">'&'</a>", "]]>",
]

BOUNDARIES = [
    *range(0x21), *range(0x7e, 0xa2), 0x2027, 0x2028, 0x2029, 0x202a, 0x200b, 0x200d, 0xfeff, 0xfffd, 0xfffe, 0xffff,
    0xd7ff, 0xe000,
]

UNICODE = [
    "ä", "ÿ", "Ā", "\u07ff", "\u0800", "日本語", "e\u0301", "\U00010000", "\U0001f600", "\U0010ffff", "👩‍🚀", "a😀b",
    "Größe, naïve, 世界 👋", "\ud800", "\udbff", "\udc00", "\udfff", "\udc00\ud800", "a\ud800", "\ud800a", "\udc00a",
    "\ud800\ud800", "a\udfff\n", "\ud83d\n", "😀\ud83d",
]


def one_line():
    """Strings without line feeds, of characters that can be seen."""
    return list(dict.fromkeys(SCALARS + SPACED))


def characters():
    """Control characters, separators and boundaries, each between two letters, and text beyond ASCII."""
    return [f"a{chr(code)}z" for code in BOUNDARIES] + UNICODE


def _runs():
    return ["x" * n + mark + "y" * (40 - n) for n in range(41) for mark in ('"', "\n", "\x7f", "é")]


def long():
    """Long strings: runs of every length from 0 to 40 around an escape, and every character below U+0300."""
    return {
        "clean runs before and after an escape": _runs(),
        "all code points below U+0300": "".join(map(chr, range(0x300))),
        "dense escapes": '"\\\n' * 100,
        "127, 128 and 129 clean": ["a" * n for n in (127, 128, 129)] + ["a" * n + "\t" for n in (127, 128, 129)],
        "long text": "The quick brown fox jumps over the lazy dog. " * 40,
        "long text of three bytes each": "語" * 400,
    }
