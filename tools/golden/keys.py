"""Keys for the question which of them a YAML or TOML document shows bare.

Most lists serve one rule of go-jsonnet's yamlBareSafe each: keys it holds for, and their closest neighbours.
"""

import strings

PLAIN = """a A z Z ab aB a1 name metadata apiVersion app.kubernetes.io/name kubernetes.io/hostname
    nginx.conf a-b a_b a/b a.b a-b.c_d/e _ __ _a a_ / // /a a/ . .. ... .a a. a.. -a a- -- --- ---- -----
    -a-b -- -_ -. -/ _- ._ a--b x86_64 v1 v1.2.3 1a a1b2 1st 2nd 3d 100m 256Mi 1k 10Gi""".split()

OTHER_CHARACTERS = [
    "", " ", "a b", " a", "a ", "a:b", "a:", ":", "a,b", "a#b", "#a", "~", "=", "<<", "<", ">", "|", "&a", "*a", "!a",
    "%a", "@a", "`a`", "?", "? a", "[a]", "{a}", "a+b", "+a", "a@b", "a=b", "a\\b", "a\tb", "a\nb", "\n", "a\n", "a\"b",
    "a'b", "'a'", '"a"', "''", '""', "$a", "a$", "(a)", "a;b", "a^b", "ä", "ключ", "鍵", "🔑", "\u0131", "\u212a", "ａ",
    "１", "٣", "a\u00a0b", "\u2028", "\u0085", "\x00", "\x1f", "\x7f", "\x9f", "\ufeff", "\ud800", "a\udc00b",
    "line one\nline two\n", "k" * 130, "long key with blanks " * 10,
]

RESERVED = """true True TRUE tRuE false False FALSE yes Yes YES yEs no No NO on On ON off Off OFF oFf y Y n
    N null Null NULL nUlL .nan .NaN .NAN .nAn .inf .Inf .INF -.inf -.Inf -.INF +.inf - --- true1 truee tru
    yess nope ony offs yy nn nulls nul .nana .nan. .infs .in -.in -.infx +.in t f T F nil none undefined
    .null -true""".split()

TIMESTAMPS = """2001-01-01 2001-1-1 1-2-3 0-0-0 99999-99-99 -- 1-- -1- --1 -1-2 1-2- 1--2 12- 1- -1 1-2
    1-2-3-4 1-2-a a-1-2 --- ---- 1--- 2001-01 2001-01-01T00 2001/01/01 2001.01.01 2001_01_01 1-2-3. 1-2-3/4
    2001-01-01t00-00 12.34 12_34""".split()

BINARY = """0b1 0b0 0b01 0b_ 0b_1 0b1_ 0b1_0 -0b1 -0b10 +0b1 0B1 0b 0b2 0b12 0b1. 0b1a a0b1 00b1 --0b1 -0B1
    0b1-1""".split()

HEXADECIMAL = """0x0 0x1f 0xF 0xdeadBEEF 0x_ 0x_1 0x1_f -0x1 +0x1 0x 0xg 0xg1 0x- 0x. 0x.1 0x/1 0X1 0X1F 0X
    00x1 10x2 a0x1 foo0xa foo0x_bar foo-0x1-bar x0xx 0xx0 0xx 0x0x 00x a/0xff.txt img-640x480 640x480 10x10
    0x1g 1x0 800x600 x0y 0x-1 sha-0x9 0Xg0xa""".split()

INTEGERS = """0 1 9 00 01 08 012 0777 10 42 123 -0 -1 -01 -12 --1 +1 -1a 1- 9223372036854775807
    9223372036854775808 -9223372036854775808 -9223372036854775809 12345678901234567890 0o14 0O14 0o8 0o 014o
    -0o1 1_000 1_0_0 -1_0 1__0 _1 1_ _1_ -_1 0_1 0_ 1,000""".split()

OVERFLOWS = ["1" + "0" * 308, "1" + "0" * 309, "-1" + "0" * 309, "9" * 400]

FLOATS = """0.0 1.0 1.5 -1.5 .5 -.5 5. -5. 0. .0 . -. .. 1.. 1..2 1.2.3 .1.2 1e3 1E3 1e03 1e-3 -1e3 1.e3
    .5e3 1.5E-3 1e 1E e1 .e1 1e- 1e+3 1e3.5 1ee3 1e3e3 1-e3 1e--3 1e308 1e309 -1e309 1e400 -1e400 1e-400
    1e-999999 0e400 0e999999 1e999999 17976931348623157e292 17976931348623158e292 17976931348623159e292
    0.1e310 1_0.5 1.0_5 1_.5 1._5 1.5_ 1e1_0 1e_1 1e1_ 1_e1 1__0.5 _1.5 1.5e 1f 1d 1F 1D 1L 1.5f 1p4 1.5p3
    0x1p4 0x1p-2 0x.8p1 0x.p1 0X1p4 0X1P4 0X1P-4 -0X1p4 0X.8p1 0X1.8p1 0X1.p1 0X.p1 0Xp1 0X1p 0X1p- 0X1pa
    0X1F 0X1F.8 0X1Fp0 0XfFp0 0Xgp0 0X1p1023 0X1p1024 0X1p-2000 0X1p2000 0X0p9999 0X_1p4 0X1_2p1 0X1__2p1
    0X1_p1 0X_p1 0X1p1_0 0X1p_1 nan NaN NAN nAn -nan +nan nan1 nana na inf Inf INF iNf -inf -INF +inf infi
    infin infinit infinity Infinity INFINITY -infinity -Infinity infinityx infs -infinit inf. i""".split()

EVERYDAY = """=a 1:30 12:34:56 0:0 10.0.0.1 10.0.0.0/8 ::1 a.b.c.d user@host /etc/hosts ../a ./a *.txt
    --flag -v key=value 50% #1 $1 @type @id $ref xml:lang xmlns _id __proto__ toString constructor length
    1.10 3.11 v2 x-amz-date X-Y content-type Content-Length""".split()


def table():
    """All keys, once each."""
    lists = (PLAIN, OTHER_CHARACTERS, strings.characters(), RESERVED, TIMESTAMPS, BINARY, HEXADECIMAL, INTEGERS,
             OVERFLOWS, FLOATS, EVERYDAY)
    return list(dict.fromkeys(key for keys in lists for key in keys))


def exhaustive():
    """All keys of two characters from one of each kind that a bare key may have; an object per first character."""
    alphabet = "aenxy01_-./"
    return [{first + second: 0 for second in alphabet} for first in alphabet]


def awkward():
    """Keys worth trying at every place of a document, with every option."""
    ambiguous = ["yes", "null", "-", "0x1f", "1e3", "2001-01-01", "...", "a-b_c", "1"]
    return list(dict.fromkeys(OTHER_CHARACTERS + EVERYDAY + ambiguous + strings.UNICODE))
