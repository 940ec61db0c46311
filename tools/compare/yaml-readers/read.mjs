// npm's yaml. Arguments: the folder it is installed in, the name of the package there, the version of YAML, and the file of cases.
// Prints the name of each case that is read otherwise than it was meant, a tab and what happened.
import { createInterface } from 'node:readline'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { pathToFileURL } from 'node:url'

const require = createRequire(pathToFileURL(`${process.argv[2]}/`))
const [, , , reader, version, cases] = process.argv
const YAML = require(reader)

// Objects are maps, whose keys may be of any type. With integer keys, all integers are of type BigInt.
function read(text, integerKeys) {
  const options = { version, prettyErrors: false, strict: true, intAsBigInt: integerKeys, mapAsMap: true }
  if (YAML.scalarOptions) YAML.scalarOptions.int.asBigInt = integerKeys
  return YAML.parseAllDocuments(text, options).map(document => {
    if (document.errors.length > 0) throw document.errors[0]
    if (document.warnings.length > 0) throw document.warnings[0]
    return document.toJS ? document.toJS({ mapAsMap: true }) : document.toJSON()
  })
}

function meant(value, integerKeys) {
  if (Array.isArray(value)) return value.map(v => meant(v, integerKeys))
  if (typeof value !== 'object' || value === null) return value
  const key = text => (integerKeys && /^(0|-?[1-9][0-9]*)$/.test(text) ? BigInt(text) : text)
  return new Map(Object.entries(value).map(([k, v]) => [key(k), meant(v, integerKeys)]))
}

const shown = (_, value) => (typeof value === 'bigint' ? `${value}n` : value instanceof Map ? [...value] : value)

for await (const line of createInterface({ input: createReadStream(cases) })) {
  const { name, text, documents, integerKeys } = JSON.parse(line)
  let got
  try {
    const all = read(text, integerKeys)
    if (isDeepStrictEqual(all, meant(documents, integerKeys))) continue
    got = JSON.stringify(all, shown)
  } catch (error) {
    got = String(error)
  }
  console.log(`${name}\t${got.replaceAll('\n', ' ')}`)
}
