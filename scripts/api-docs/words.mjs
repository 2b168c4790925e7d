/** "toggleFavourite" as "Toggle favourite". */
export function wordsOf(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

export const placeholdersOf = (path) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

const NAMED = "#/components/schemas/";

/** The schema itself, if it is only a reference. */
const resolved = (schema, schemas) => (schema?.$ref ? schemas[schema.$ref.slice(NAMED.length)] : schema);

export function propertiesOf(schema, schemas) {
  const { properties = {}, required = [] } = resolved(schema, schemas) ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    schema: property,
  }));
}

/** A schema in type syntax: `Contact[]`, `"asc" | "desc"`. `nameOf` writes the named ones. */
export function typeOf(schema, nameOf = (name) => name) {
  if (!schema) return "";
  const write = (part) => typeOf(part, nameOf);
  if (schema.$ref) return nameOf(schema.$ref.slice(NAMED.length));
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(write).join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(write).join(", ")}]`;
  if (schema.type === "array") {
    const items = write(schema.items);
    return / /.test(items) ? `(${items})[]` : `${items}[]`;
  }
  if (schema.type !== "object") return schema.type ?? "unknown";
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => `${name}${schema.required?.includes(name) ? "" : "?"}: ${write(part)}`,
  );
  if (schema.additionalProperties) fields.push(`[name]: ${write(schema.additionalProperties)}`);
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : "{}";
}
