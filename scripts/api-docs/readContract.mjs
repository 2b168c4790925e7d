import { readdirSync } from "node:fs";
import path from "node:path";
// TypeScript 7 has no interface for programs: this alias is the last release with one
import ts from "typescript-with-api";

import { limitBody } from "./bodyLimits.mjs";
import { constantOf, SEVERAL } from "./keywords.mjs";
import { schemaWriter } from "./schemaWriter.mjs";
import { placeholdersOf } from "./words.mjs";

/**
 * The areas of the contract with their comments; every call, `{ area, name, comment, isOpen, method, path, inPath, query?,
 * body?, reply?, refusal? }` with JSON schemas; and the named types that they use.
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
  const sources = files.map((file) => program.getSourceFile(file));
  const { schemas, schemaOf, shapeOf } = schemaWriter(checker, sources);
  const contracts = sources.flatMap(contractsIn);
  const calls = contracts.flatMap(callsOf);
  schemaOf(declaredType("Refusal"));
  const [letters, entries] = ["bodyLimits.text", "bodyLimits.list"].map((it) => constantOf(it, checker, sources));
  for (const { body } of calls) limitBody(body, schemas, { letters, entries });
  return { areas: contracts.map(({ area, comment }) => ({ name: area, comment })), calls, schemas };

  function contractsIn(source) {
    return source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .filter(({ initializer }) => initializer && ts.isCallExpression(initializer))
      .filter(({ initializer }) => initializer.expression.getText() === "defineContract")
      .map(({ name, initializer }) => ({
        area: path.basename(source.fileName, ".ts"),
        comment: commentOf(checker.getSymbolAtLocation(name)),
        initializer,
      }));
  }

  function callsOf({ area, initializer }) {
    return checker
      .getTypeAtLocation(initializer)
      .getProperties()
      .map((row) => callOf(row, area));
  }

  function callOf(row, area) {
    const parts = checker.getTypeOfSymbol(row);
    const partOf = (name) => parts.getProperty(name) && checker.getTypeOfSymbol(parts.getProperty(name));
    const schemaOfPart = (name) => partOf(name) && schemaOf(partOf(name));
    const comment = commentOf(row) ?? commentOfKit(row);
    return {
      area,
      name: row.getName(),
      comment: [comment, ...commentsOfQuery(partOf("query"))].filter(Boolean).join("\n") || undefined,
      isOpen: row.getJsDocTags(checker).some((tag) => tag.name === "open"),
      method: partOf("method").value,
      path: partOf("path").value,
      inPath: placeholdersOf(partOf("path").value).map((name) => ({ name, schema: placeholderOf(name, comment) })),
      query: partOf("query") && queryOf(partOf("query")),
      body: schemaOfPart("body"),
      isUpload: partOf("isUpload") !== undefined,
      reply: schemaOfPart("reply"),
      refusal: schemaOfPart("refusal"),
    };
  }

  /** Its fields are parameters, those of several values lists. */
  function queryOf(type) {
    const { properties = {}, ...shape } = shapeOf(type);
    const listed = ([name, { [SEVERAL]: several, ...schema }]) => [
      name,
      several ? { ...schema, type: "array", items: itemOf(several) } : schema,
    ];
    return { ...shape, properties: Object.fromEntries(Object.entries(properties).map(listed)) };
  }

  function itemOf(several) {
    return several === "integer" ? { type: "integer" } : schemaOf(declaredType(several));
  }

  /** The query is no type in the description, only its fields are. */
  function commentsOfQuery(type) {
    const symbols = (type?.isIntersection() ? type.types : [type]).map((part) => part?.aliasSymbol ?? part?.symbol);
    const isOurs = (symbol) => symbol?.declarations?.some((one) => sources.includes(one.getSourceFile()));
    return symbols.filter(isOurs).flatMap((symbol) => commentOf(symbol) ?? []);
  }

  /** Its comment says what else than an id it is: "`action` is a `RoomAction` but "edit"". */
  function placeholderOf(name, comment = "") {
    const [, type, except] = new RegExp(`\`${name}\` is an? \`(\\w+)\`(?: but "(\\w+)")?`).exec(comment) ?? [];
    if (name === "date") return schemaOf(declaredType("CivilDate"));
    if (!type) return { type: "string" };
    if (!except) return schemaOf(declaredType(type));
    return {
      type: "string",
      enum: declaredType(type)
        .types.map(({ value }) => value)
        .filter((value) => value !== except),
    };
  }

  function commentOf(symbol) {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker)) || undefined;
  }

  /** Of `getRoom: calls.get` that of `get`. */
  function commentOfKit(row) {
    const written = row.valueDeclaration?.initializer;
    const isOfKit = written && ts.isPropertyAccessExpression(written);
    return isOfKit ? commentOf(checker.getSymbolAtLocation(written.name)) : undefined;
  }

  function declaredType(name) {
    const symbol = sources
      .flatMap((source) => checker.getExportsOfModule(checker.getSymbolAtLocation(source) ?? source.symbol))
      .find((it) => it.getName() === name && it.flags & ts.SymbolFlags.Type);
    if (!symbol) throw new Error(`The contract has no type ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  }
}
