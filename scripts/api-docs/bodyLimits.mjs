/** Gives the texts and lists of a body the limits of all bodies, where their types say none. */
export function limitBody(schema, schemas, limits) {
  const seen = new Set();
  limit(schema);

  function limit(one) {
    if (!one || seen.has(one)) return;
    seen.add(one);
    if (one.$ref) limit(schemas[one.$ref.split("/").at(-1)]);
    if (one.type === "string" && !one.enum && !one.pattern && !one.format) one.maxLength ??= limits.letters;
    if (one.type === "array") one.maxItems ??= limits.entries;
    const parts = [one.anyOf ?? [], Object.values(one.properties ?? {}), one.items, one.additionalProperties];
    for (const part of parts.flat()) limit(part);
  }
}
