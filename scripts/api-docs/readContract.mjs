import { readdirSync } from "node:fs";
import path from "node:path";
// TypeScript 7 has no interface for programs: this alias is the last release with one
import ts from "typescript-with-api";

import { schemaWriter } from "./schemaWriter.mjs";

/**
 * Every call of the contract, `{ area, name, comment, method, path, query?, body?, reply?, refusal? }` with JSON
 * schemas, and the named types that they use.
 */
export function readContract(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".ts"))
    .toSorted((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1)) // by area, whatever its folder
    .map((file) => path.resolve(folder, file));
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const { schemas, schemaOf } = schemaWriter(checker, path.resolve(folder));
  const calls = files.flatMap((file) => callsIn(program.getSourceFile(file)));
  const refusal = program.getSourceFile(path.resolve(folder, "endpoint.ts"));
  schemaOf(exportedType(refusal, "Refusal"));
  return { calls, schemas };

  function callsIn(source) {
    return source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .filter(({ initializer }) => initializer && ts.isCallExpression(initializer))
      .filter(({ initializer }) => initializer.expression.getText() === "defineContract")
      .flatMap(({ initializer }) => {
        const area = path.basename(source.fileName, ".ts");
        return checker
          .getTypeAtLocation(initializer)
          .getProperties()
          .map((row) => callOf(row, area));
      });
  }

  function callOf(row, area) {
    const parts = checker.getTypeOfSymbol(row);
    const partOf = (name) => parts.getProperty(name) && checker.getTypeOfSymbol(parts.getProperty(name));
    const schemaOfPart = (name) => partOf(name) && schemaOf(partOf(name));
    return {
      area,
      name: row.getName(),
      comment: commentOf(row),
      method: partOf("method").value,
      path: partOf("path").value,
      query: schemaOfPart("query"),
      body: schemaOfPart("body"),
      isUpload: partOf("isUpload") !== undefined,
      reply: schemaOfPart("reply"),
      refusal: schemaOfPart("refusal"),
    };
  }

  function commentOf(symbol) {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker)) || undefined;
  }

  function exportedType(source, name) {
    const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((it) => it.getName() === name);
    return checker.getDeclaredTypeOfSymbol(symbol);
  }
}
