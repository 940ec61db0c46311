// Prints the table of Json5Chars: which code points the package json5 lets keys without quotes begin with and have. Argument: the folder
// that the package is installed in.
import { createRequire } from 'node:module'

const util = createRequire(process.argv[2] + '/')('json5/lib/util')

// From U+0080 on, for each range how far its start is from the one before, times 3, and the class of its code points: 0 for none, 1 for
// those that a key may have but not begin with, 2 for those that it may begin with. Numbers have 5 bits a digit, the lowest first.
let table = '', last = -1, at = 0x80
for (let c = 0x80; c <= 0x110000; c++) {
  const char = c < 0x110000 ? String.fromCodePoint(c) : ''
  const kind = c === 0x110000 ? 0 : util.isIdStartChar(char) ? 2 : util.isIdContinueChar(char) ? 1 : 0
  if (kind === last) continue
  let n = (c - at) * 3 + kind
  for (; n > 31; n >>>= 5) table += String.fromCharCode(48 + 32 + (n & 31))
  table += String.fromCharCode(48 + n)
  last = kind
  at = c
}
for (let i = 0; i < table.length; i += 100) console.log('    """' + table.slice(i, i + 100) + '"""' + (i + 100 < table.length ? ' +' : ''))
