// YAML as a short program writes it that puts quotes only around what would break the syntax.

const breaks = /^$|^[\s\-?:,[\]{}#&*!|>'"%@`]|:(\s|$)|\s#|\s$|[\x00-\x1f\x7f]/;

const scalar = value => (typeof value === "string" && !breaks.test(value) ? value : JSON.stringify(value));

const isNested = value => value !== null && typeof value === "object" && Object.keys(value).length > 0;

const lines = (value, indent) =>
  Array.isArray(value)
    ? value.map(item => `${indent}-${after(item, indent)}`)
    : Object.keys(value).map(key => `${indent}${scalar(key)}:${after(value[key], indent)}`);

const after = (value, indent) =>
  isNested(value) ? "\n" + lines(value, indent + "  ").join("\n") : " " + scalar(value);

/** `value` as a document. */
export const naive = value => (isNested(value) ? lines(value, "").join("\n") : scalar(value)) + "\n";
