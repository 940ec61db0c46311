"""Makes JSON texts, and compares what Python's json and the library make of them.

usage: texts.py make COUNT SEED            writes COUNT texts, a line of hexadecimal digits each
       texts.py compare COUNT TEXTS READ   READ has for each text `+` and the compact document, or `-` and the error

Where Python's json is laxer than RFC 8259 it is made strict: no NaN and no infinities, UTF-8 only. Where it is stricter, it is given
what the library takes: a byte order mark at the start is passed over. Numbers keep their text, members their order, and lone
surrogates of escapes stay.
"""
import collections
import json
import random
import sys

PIECES = [piece.encode() for piece in (
    '{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '\\ud83d', '\\uDE00', '\\n', '\\x', 'a', 'e', 'E', '+', '-', '.', '0', '1', '9', ' ',
    '\n', '\t', '\r', '\f', '\0', '\x1f', '\x7f', 'true', 'nul', 'NaN', 'Infinity', '-Infinity', '\ufeff', '\xa0', '\u2028', '字', '😀',
    '"a":', '1e', '0.', "'", '/**/')] + [b'\x80', b'\xc0\x80', b'\xc3', b'\xe0\x80\xaf', b'\xed\xa0\x80', b'\xf0\x9f', b'\xf4\x90\x80\x80', b'\xff']
CHARS = 'abc xyz"\\/\b\f\n\r\t\x01\x1f\x7fé字😀\u2028\ufeff'


def string(rng):
    out = ''
    for _ in range(rng.choice((0, 1, 3, 8, 9, 20, 70))):
        c = rng.choice(CHARS)
        form = rng.random()
        if form < 0.1:
            out += '\\u%04x' % rng.choice((0, 0x22, 0x41, 0xe9, 0x5b57, 0xd83d, 0xde00, 0xdfff, 0xffff))
        elif form < 0.15:
            out += '\\' + rng.choice('"\\/bfnrt')
        elif c < ' ' or c in '"\\':
            out += json.dumps(c)[1:-1]
        else:
            out += c
    return f'"{out}"'


def number(rng):
    text = rng.choice(('', '-')) + rng.choice(('0', '1', '12', '9007199254740993', '1' * 40))
    if rng.random() < 0.4:
        text += '.' + rng.choice(('0', '5', '25', '000', '3' * 20))
    if rng.random() < 0.3:
        text += rng.choice('eE') + rng.choice(('', '+', '-')) + rng.choice(('0', '5', '10', '400', '00'))
    return text


def space(rng):
    return rng.choice(('', '', '', ' ', '\n  ', '\t', '\r\n', ' ' * 17))


def value(rng, depth):
    kind = rng.random()
    if depth and kind < 0.3:
        members = [f'{space(rng)}{string(rng)}{space(rng)}:{space(rng)}{value(rng, depth - 1)}' for _ in range(rng.randrange(5))]
        return '{' + (','.join(members) or space(rng)) + '}'
    if depth and kind < 0.6:
        return '[' + (','.join(space(rng) + value(rng, depth - 1) + space(rng) for _ in range(rng.randrange(5))) or space(rng)) + ']'
    return string(rng) if kind < 0.8 else number(rng) if kind < 0.93 else rng.choice(('true', 'false', 'null'))


def mutated(rng, text):
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        at = rng.randrange(len(text) + 1)
        change = rng.randrange(6)
        if change == 0:
            text = text[:at] + rng.choice(PIECES) + text[at:]
        elif change == 1:
            text = text[:at] + rng.choice(PIECES) + text[at + 1:]
        elif change == 2:
            text = text[:at] + text[at + rng.randrange(1, 4):]
        elif change == 3:
            text = text[:at] + bytes([rng.randrange(256)]) + text[at + 1:]
        elif change == 4:
            text = text[:at] + text[max(0, at - rng.randrange(1, 9)):]
        else:
            text = text[:at]
    return text


def make(count, seed):
    rng = random.Random(seed)
    for i in range(count):
        text = (space(rng) + value(rng, rng.randrange(5)) + space(rng)).encode()
        print((text if i % 4 == 0 else mutated(rng, text)).hex())


class Number(str):
    """The text of a number."""


def refuse(constant):
    raise ValueError(constant)


def read(text):
    """The document, objects as lists of pairs in a tuple; ValueError if the text is refused."""
    return json.loads(text.decode('utf-8').removeprefix('\ufeff'), parse_constant=refuse, parse_float=Number, parse_int=Number,
                      object_pairs_hook=tuple)


ESCAPES = {'"': '\\"', '\\': '\\\\', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t'}


def quoted(text):
    return '"' + ''.join(ESCAPES.get(c) or (f'\\u{ord(c):04x}' if c < ' ' or '\ud800' <= c <= '\udfff' else c) for c in text) + '"'


def written(document):
    if isinstance(document, tuple):
        return '{' + ','.join(quoted(key) + ':' + written(member) for key, member in document) + '}'
    if isinstance(document, list):
        return '[' + ','.join(map(written, document)) + ']'
    if isinstance(document, Number):
        return str(document)
    return quoted(document) if isinstance(document, str) else {True: 'true', False: 'false', None: 'null'}[document]


def expected(text):
    try:
        return '+' + written(read(text))
    except ValueError:
        return '-'


def compare(count, texts, results):
    seen = collections.Counter()
    with open(texts) as lines, open(results, encoding='utf-8', newline='\n') as read_lines:
        for line, got in zip(lines, read_lines, strict=True):
            text = bytes.fromhex(line.strip())
            wanted = expected(text)
            got = got.removesuffix('\n')
            if wanted != (got if got[0] == '+' else '-'):
                sys.exit(f'json-readers: {text!r}: {got}, and Python {wanted}')
            seen['accepted' if wanted[0] == '+' else 'refused'] += 1
    print(f'{sum(seen.values())} texts, {seen["accepted"]} accepted, {seen["refused"]} refused')
    if sum(seen.values()) < count or min(seen.values()) < count // 8:
        sys.exit('json-readers: too few texts')


if sys.argv[1] == 'make':
    make(int(sys.argv[2]), int(sys.argv[3]))
else:
    compare(int(sys.argv[2]), sys.argv[3], sys.argv[4])
