// js-yaml or npm's yaml. Arguments: the folder they are installed in, `js-yaml` or `yaml`, and the file of strings. Prints its version,
// and then a case for each string: how it writes the document of that string.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const [, , folder, name, strings] = process.argv
const require = createRequire(pathToFileURL(`${folder}/`))
const library = require(name)
const write = name === 'yaml' ? library.stringify : library.dump

console.log(JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version)
JSON.parse(readFileSync(strings, 'utf8')).forEach((s, i) => {
  const document = { a: s, b: [s], c: Object.fromEntries([[s, s]]) }
  try {
    console.log(JSON.stringify({ name: String(i), text: write(document), documents: [document] }))
  } catch (error) {
    console.log(JSON.stringify({ name: String(i), error: String(error) }))
  }
})
