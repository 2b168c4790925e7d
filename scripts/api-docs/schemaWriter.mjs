import ts from "typescript-with-api";

/** Turns types of the contract into JSON schemas; a named type becomes a schema of its own, by reference. */
export function schemaWriter(checker, folder) {
  const schemas = {};
  const symbols = new Map();
  return { schemas, schemaOf };

  function schemaOf(type) {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    return symbol && isOurs(symbol) && !type.aliasTypeArguments ? named(symbol, () => shapeOf(type)) : shapeOf(type);
  }

  function named(symbol, describe) {
    const name = symbol.getName();
    if ((symbols.get(name) ?? symbol) !== symbol) throw new Error(`Two types of the contract are named ${name}.`);
    if (!symbols.has(name)) {
      symbols.set(name, symbol);
      schemas[name] = {}; // registered first, because a type may refer to itself
      schemas[name] = commented(symbol, describe());
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function shapeOf(type) {
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: "null" };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === "true" };
    if (type.flags & ts.TypeFlags.Boolean) return { type: "boolean" };
    if (type.flags & ts.TypeFlags.StringLike) return { type: "string" };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: "number" };
    if (type.isUnion()) return unionOf(type.types);
    if (checker.isArrayType(type)) return { type: "array", items: schemaOf(checker.getTypeArguments(type)[0]) };
    if (type.symbol?.getName() === "Blob") return { type: "string", format: "binary" };
    return objectOf(type);
  }

  function unionOf(all) {
    const types = all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isBoolean = ({ flags }) => flags & ts.TypeFlags.BooleanLiteral;
    const isLiteral = (type) => type.isStringLiteral() || type.isNumberLiteral();
    const literals = types.filter(isLiteral).map(({ value }) => value);
    const options = types.filter((type) => !isLiteral(type) && !isBoolean(type)).map(schemaOf);
    const booleans = types.filter(isBoolean);
    if (booleans.length > 1) options.push({ type: "boolean" });
    else options.push(...booleans.map(shapeOf));
    if (literals.length > 0) options.unshift(literals.length === 1 ? { const: literals[0] } : { enum: literals });
    return options.length === 1 ? options[0] : { anyOf: options };
  }

  function objectOf(type) {
    const properties = type.getProperties();
    const entries = properties.map((property) => [property.getName(), propertyOf(property)]);
    const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map((it) => it.getName());
    const rest = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: "object",
      ...(entries.length > 0 && { properties: Object.fromEntries(entries) }),
      ...(required.length > 0 && { required }),
      ...(rest && { additionalProperties: schemaOf(rest.type) }),
    };
  }

  function propertyOf(property) {
    const written = property.valueDeclaration?.type;
    const alias = written && ts.isTypeReferenceNode(written) && checker.getSymbolAtLocation(written.typeName);
    return commented(property, aliasOfPlain(alias) ?? schemaOf(checker.getTypeOfSymbol(property)));
  }

  /** A name such as `CivilDate` for a plain string: the checker drops it, the declaration keeps it. */
  function aliasOfPlain(found) {
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeAlias) || !isOurs(symbol)) return undefined;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number) ? named(symbol, () => shapeOf(type)) : undefined;
  }

  function commented(symbol, schema) {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const [, minimum] = /(?:^|\. )At least (\d+)\./.exec(description) ?? [];
    return { ...schema, ...(description && { description }), ...(minimum && { minimum: Number(minimum) }) };
  }

  function isOurs(symbol) {
    return symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder)) ?? false;
  }
}
