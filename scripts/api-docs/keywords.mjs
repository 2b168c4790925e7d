import ts from "typescript-with-api";

/** A text of several values with commas, by their type: `@several RoomFeature`. A query has them as a list. */
export const SEVERAL = "x-several";

const texts = new Set(["type", "format", "pattern"]);
const numbers = new Set(["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"]);

/**
 * The keywords of JSON Schema among the tags of a comment: `@format date`, and with a constant of the contract
 * `@maxLength noteLimits.letters`. "At least 1." in a sentence of its own is a minimum, too.
 */
export function keywordsOf(symbol, description, checker, sources) {
  const [, minimum] = /(?:^|\. )At least (\d+)\./.exec(description) ?? [];
  const keywords = minimum ? { minimum: Number(minimum) } : keywordsOfField(symbol, checker);
  for (const { name, text } of symbol.getJsDocTags(checker)) {
    const value = ts.displayPartsToString(text).trim();
    if (texts.has(name)) keywords[name] = value;
    if (name === "several") keywords[SEVERAL] = value;
    if (numbers.has(name))
      keywords[name] = /^-?[\d_]+$/.test(value) ? Number(value) : constantOf(value, checker, sources);
  }
  return keywords;
}

/** A field of a definition says its limits itself: `text({ most: 120 })` of `contract/definition/fields.ts`. */
function keywordsOfField(symbol, checker) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !(ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration)))
    return {};
  const field = checker.getTypeOfSymbolAtLocation(checker.getSymbolAtLocation(declaration.name), declaration);
  const told = (name) => typeOfField(field, name, checker)?.value;
  if (told("kind") === "text")
    return { maxLength: told("most"), ...(field.getProperty("isAsked") && { minLength: 1 }) };
  if (told("kind") === "texts") return { maxItems: told("count") };
  if (told("kind") === "rows") return { maxItems: told("most") };
  const isNumber = told("kind") === "count" || told("kind") === "amount";
  return isNumber ? { minimum: told("least") ?? 0, maximum: told("most") } : {};
}

/** The number of `noteLimits.letters`. */
export function constantOf(written, checker, sources) {
  const [name, ...fields] = written.split(".");
  const found = sources
    .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter((declaration) => declaration.name.getText() === name)
    .map((declaration) =>
      fields.reduce((type, field) => typeOfField(type, field, checker), checker.getTypeAtLocation(declaration)),
    )
    .find((type) => type?.isNumberLiteral());
  if (!found) throw new Error(`"${written}" is no constant number of the contract.`);
  return found.value;
}

function typeOfField(type, field, checker) {
  const property = type?.getProperty(field);
  return property && checker.getTypeOfSymbol(property);
}
