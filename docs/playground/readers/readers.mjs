// A worker that says what readers of YAML make of three texts of one value: the given one, what js-yaml dumps, and a naive
// one. The build bundles it with npm's yaml and js-yaml. A message is { json, yaml }; the answer is { texts, readers,
// differences } or { error }: `texts` has the three with their names and what each reader says, as words.
import { YAML11_SCHEMA, dump, load } from "js-yaml";
import { version as jsYamlVersion } from "js-yaml/package.json";
import { parseDocument } from "yaml";
import { version as yamlVersion } from "yaml/package.json";
import { differences } from "./differences.mjs";
import { naive } from "./naive.mjs";

/** The value of a text as the package yaml reads it in a version of YAML. */
function parsed(text, version) {
  const document = parseDocument(text, { version, prettyErrors: false });
  if (document.errors.length > 0) throw document.errors[0];
  return document.toJS();
}

const readers = [
  { name: `yaml ${yamlVersion}, YAML 1.1`, read: text => parsed(text, "1.1") },
  { name: `yaml ${yamlVersion}, YAML 1.2`, read: text => parsed(text, "1.2") },
  { name: `js-yaml ${jsYamlVersion}, YAML 1.1`, read: text => load(text, { schema: YAML11_SCHEMA }) },
  { name: `js-yaml ${jsYamlVersion}, YAML 1.2`, read: text => load(text) },
];

/** What a reader makes of a text: an error, or where it differs from the value. */
function reading(reader, text, value) {
  try {
    return { found: differences(value, reader.read(text)) };
  } catch (error) {
    return { found: [], error: String(error.message).split("\n")[0] };
  }
}

/** The differences as rows: a place, what was written there, and what each reader reads if that is something else. */
function rows(name, readings) {
  const places = new Map();
  readings.forEach(({ found }, i) => {
    for (const { path, want, got } of found) {
      const id = `${path}\n${want}`;
      if (!places.has(id)) places.set(id, { name, path, want, got: readers.map(() => "the same") });
      places.get(id).got[i] = got;
    }
  });
  return [...places.values()];
}

function compared({ json, yaml }) {
  const value = JSON.parse(json);
  const written = [
    { name: "Swarender", text: yaml },
    { name: "js-yaml's dump", text: dump(value) },
    { name: "naive", text: naive(value) },
  ].map(({ name, text }) => ({ name, text, readings: readers.map(reader => reading(reader, text, value)) }));
  const said = ({ found, error }) => error ? `refuses it: ${error}` : found.length > 0 ? `${found.length} differ` : "the same";
  return {
    texts: written.map(({ name, text, readings }) => ({ name, text, verdicts: readings.map(said) })),
    readers: readers.map(reader => reader.name),
    differences: written.flatMap(({ name, readings }) => rows(name, readings)),
  };
}

onmessage = ({ data }) => {
  try {
    postMessage(compared(data));
  } catch (error) {
    postMessage({ error: String(error.message) });
  }
};
