import ts from "typescript-with-api";

import { choicesIn, keyOf } from "./choices.mjs";
import { keywordsOf } from "./keywords.mjs";

const REFERENCE = "#/components/schemas/";

/** Turns types of the contract into JSON schemas; a named type becomes a schema of its own, by reference. */
export function schemaWriter(checker, sources) {
  const files = new Set(sources);
  const choices = choicesIn(checker, sources);
  const schemas = {};
  const symbols = new Map();
  return { schemas, schemaOf, shapeOf };

  function schemaOf(type) {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    const isNamed = symbol && isOurs(symbol) && !type.aliasTypeArguments && !isChoice(type);
    return isNamed ? named(symbol, () => shapeOf(type)) : shapeOf(type);
  }

  function named(symbol, describe) {
    const name = symbol.getName();
    if ((symbols.get(name) ?? symbol) !== symbol) throw new Error(`Two types of the contract are named ${name}.`);
    if (!symbols.has(name)) {
      symbols.set(name, symbol);
      schemas[name] = {}; // registered first, because a type may refer to itself
      schemas[name] = commented(symbol, describe());
    }
    return { $ref: `${REFERENCE}${name}` };
  }

  function shapeOf(type) {
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: "null" };
    if (isLiteral(type)) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === "true" };
    if (type.flags & ts.TypeFlags.Boolean) return { type: "boolean" };
    if (isPlain(type, ts.TypeFlags.StringLike)) return { type: "string" };
    if (isPlain(type, ts.TypeFlags.NumberLike)) return { type: "integer" };
    if (type.isUnion()) return unionOf(type);
    if (checker.isTupleType(type)) return tupleOf(checker.getTypeArguments(type));
    if (checker.isArrayType(type)) return { type: "array", items: schemaOf(checker.getTypeArguments(type)[0]) };
    if (type.symbol?.getName() === "Blob") return { type: "string", format: "binary" };
    return objectOf(type);
  }

  /** A string or number, or one with a name of its own: `string & {}`. */
  function isPlain(type, flags) {
    return Boolean((type.isIntersection() ? type.types[0] : type).flags & flags);
  }

  function tupleOf(types) {
    const { length } = types;
    return { type: "array", prefixItems: types.map(schemaOf), items: false, minItems: length, maxItems: length };
  }

  function unionOf(type) {
    const types = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isBoolean = ({ flags }) => flags & ts.TypeFlags.BooleanLiteral;
    const options = types.filter((one) => !isLiteral(one) && !isBoolean(one)).map(schemaOf);
    const booleans = types.filter(isBoolean);
    if (booleans.length > 1) options.push({ type: "boolean" });
    else options.push(...booleans.map(shapeOf));
    const literals = types.filter(isLiteral).map(({ value }) => value);
    options.unshift(...literalsOf(literals, type.aliasSymbol));
    const different = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()];
    return different.length === 1 ? different[0] : { anyOf: different };
  }

  /** Values that a type of the contract names are that type, also where "" is one more: the checker forgets the name. */
  function literalsOf(literals, alias) {
    const symbol = choices.get(keyOf(literals));
    if (symbol) return [named(alias && isOurs(alias) ? alias : symbol, () => enumOf(literals))];
    const filled = literals.filter((value) => value !== "");
    if (filled.length === literals.length || !choices.has(keyOf(filled)))
      return literals.length > 0 ? [enumOf(literals)] : [];
    return [...literalsOf(filled), { const: "" }];
  }

  function enumOf(literals) {
    if (literals.length === 1) return { const: literals[0] };
    return { type: typeof literals[0] === "number" ? "integer" : "string", enum: literals };
  }

  function objectOf(type) {
    const properties = type.getProperties();
    const entries = properties.map((property) => [property.getName(), propertyOf(property)]);
    const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map((it) => it.getName());
    const [rest] = checker.getIndexInfosOfType(type);
    return {
      type: "object",
      ...(entries.length > 0 && { properties: Object.fromEntries(entries) }),
      ...(required.length > 0 && { required }),
      ...(rest && { additionalProperties: schemaOf(rest.type) }),
    };
  }

  function propertyOf(property) {
    const written = property.declarations?.[0]?.type; // a field of `Omit<...>` has no `valueDeclaration`
    const alias = written && ts.isTypeReferenceNode(written) && checker.getSymbolAtLocation(written.typeName);
    return commented(property, aliasOfPlain(alias) ?? schemaOf(checker.getTypeOfSymbol(property)));
  }

  /** A name such as `Cents` for a plain number: the checker drops it, the declaration keeps it. */
  function aliasOfPlain(found) {
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeAlias) || !isOurs(symbol)) return undefined;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number) ? named(symbol, () => shapeOf(type)) : undefined;
  }

  function commented(symbol, schema) {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return { ...schema, ...(description && { description }), ...keywordsOf(symbol, description, checker, sources) };
  }

  function isOurs(symbol) {
    return symbol.declarations?.some((declaration) => files.has(declaration.getSourceFile())) ?? false;
  }
}

const isLiteral = (type) => type.isStringLiteral() || type.isNumberLiteral();
const isChoice = (type) => type.isUnion() && type.types.every(isLiteral);
