// Reads lines of JSON: the texts of JSON5 and of JSON with comments must be read as the line's document, and JSON5.stringify must write
// the same text as the line has. Arguments: the folder of the packages, the file.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'

const [packages, file] = process.argv.slice(2)
const require = createRequire(packages + '/')
const JSON5 = require('json5')
const jsonc = require('jsonc-parser')

// Objects of JavaScript have keys of digits first, and -0 is written as 0 there.
function isStringifiedAlike(value) {
  if (typeof value === 'number') return !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isStringifiedAlike)
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([k, v]) => !/^\d+$/.test(k) && isStringifiedAlike(v))
}

function readJsonc(text) {
  const errors = []
  const value = jsonc.parse(text, errors, { disallowComments: false, allowTrailingComma: false })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return value
}

let documents = 0, stringified = 0, wrong = 0
function complain(what, line) {
  wrong++
  if (wrong < 5) console.log(what, line.slice(0, 500))
}

for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '') continue
  const all = JSON.parse(line)
  documents++
  const texts = [['json5', JSON5.parse], ['fitted', JSON5.parse], ['commented', JSON5.parse], ['jsonc', readJsonc]]
  for (const [name, read] of texts) {
    if (all[name] === undefined) continue
    try {
      if (!isDeepStrictEqual(plain(read(all[name])), plain(all.document))) complain(`${name} is read as something else`, all[name])
    } catch (e) {
      complain(`${name}: ${e.message}`, all[name])
    }
  }
  if (isStringifiedAlike(all.document)) {
    stringified++
    if (JSON5.stringify(all.document, null, 2) !== all.json5) complain('JSON5.stringify writes something else than', all.json5)
  }
}

// Without prototypes, which the packages give to their objects in different ways.
function plain(value) {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value).map(([k, v]) => [k, plain(v)]).sort(([a], [b]) => (a < b ? -1 : 1))
}

console.log(`${documents} documents, ${stringified} of them stringified, ${wrong} wrong`)
process.exit(wrong > 0 || stringified * 4 < documents ? 1 : 0)
