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

function read(text) {
  return YAML.parseAllDocuments(text, { version, prettyErrors: false, strict: true }).map(document => {
    if (document.errors.length > 0) throw document.errors[0]
    if (document.warnings.length > 0) throw document.warnings[0]
    return document.toJS ? document.toJS() : document.toJSON()
  })
}

for await (const line of createInterface({ input: createReadStream(cases) })) {
  const { name, text, documents } = JSON.parse(line)
  let got
  try {
    const all = read(text)
    if (isDeepStrictEqual(all, documents)) continue
    got = JSON.stringify(all)
  } catch (error) {
    got = String(error)
  }
  console.log(`${name}\t${got.replaceAll('\n', ' ')}`)
}
