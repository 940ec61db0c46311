// Where what a reader read differs from what was written, in words.

const isObject = value => {
  const prototype = value !== null && typeof value === "object" ? Object.getPrototypeOf(value) : undefined;
  return prototype === Object.prototype || prototype === null;
};

/** A value in at most about 60 characters. */
function shown(value) {
  if (value instanceof Date) return `the date ${value.toISOString().replace("T00:00:00.000Z", "")}`;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  const text = typeof value === "number" || value === undefined ? String(value) : JSON.stringify(value);
  return text.length <= 60 ? text : text.slice(0, 57) + "...";
}

const member = key => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);

/** Each is { path, want, got }; a key that is read as another one is told once. */
export function differences(want, got, path = "$", found = []) {
  if (Array.isArray(want) && Array.isArray(got) && want.length === got.length)
    want.forEach((item, i) => differences(item, got[i], `${path}[${i}]`, found));
  else if (isObject(want) && isObject(got)) {
    const others = Object.keys(got).filter(key => !Object.hasOwn(want, key));
    for (const key of Object.keys(want))
      if (Object.hasOwn(got, key)) differences(want[key], got[key], path + member(key), found);
      else found.push({ path: path + member(key), want: `the key ${shown(key)}`, got: others.length > 0 ? `the key ${others.shift()}` : "no such key" });
    for (const key of others) found.push({ path, want: "no such key", got: `the key ${shown(key)}` });
  } else if (want !== got) found.push({ path, want: shown(want), got: shown(got) });
  return found;
}
