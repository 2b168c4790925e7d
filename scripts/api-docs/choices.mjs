import ts from "typescript-with-api";

/** The same for the same values in whatever order. */
export const keyOf = (values) => JSON.stringify(values.toSorted());

/** The types of the contract that are one of several values, by these. Of two with the same values, the first. */
export function choicesIn(checker, sources) {
  const choices = new Map();
  for (const { name } of sources.flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration))) {
    const symbol = checker.getSymbolAtLocation(name);
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (!type.isUnion() || !type.types.every((one) => one.isStringLiteral() || one.isNumberLiteral())) continue;
    const key = keyOf(type.types.map(({ value }) => value));
    if (!choices.has(key)) choices.set(key, symbol);
  }
  return choices;
}
