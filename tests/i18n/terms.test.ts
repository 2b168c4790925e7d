import { readFileSync } from "node:fs";

import { type MessageFormatElement, TYPE } from "../../node_modules/@formatjs/icu-messageformat-parser/index.js";
import { describe, expect, it } from "vitest";

import { languages } from "@/shared/i18n/languages";

import { partsOf, textsIn } from "./catalogueTexts";

/** The words of a message, without its placeholders: each form of a plural stands for itself. */
const wordsOf = (message: MessageFormatElement[]): string[] =>
  message.flatMap((part): string[] => {
    if (part.type === TYPE.literal) return [part.value];
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    return Object.values(part.options).flatMap((option) => wordsOf(option.value));
  });

// a soft hyphen and a space that breaks no line are for the eye alone
const plain = (text: string) => text.replaceAll("\u00ad", "").replaceAll(/\s/g, " ");

/** Words that a person may type into the palette, and never reads: those that are not to be used among them. */
const isTyped = (id: string) => id.endsWith(".words") || id === "palette.little";

const catalogues = new Map<string, Map<string, string>>(
  languages.map(({ code }) => {
    const read = textsIn(code).filter(({ id }) => !isTyped(id));
    return [code, new Map(read.map(({ id, text }) => [id, plain(wordsOf(partsOf(text)).join("\n"))]))];
  }),
);

/** All that a language says. */
const said = new Map([...catalogues].map(([code, texts]) => [code, [...texts.values()].join("\n")]));

interface Table {
  group: string;
  head: string[];
  rows: string[][];
}

/** The tables of a document, each with the heading that it stands under. */
function tablesOf(document: string): Table[] {
  const tables: Table[] = [];
  let group = "";
  let open: Table | undefined;
  for (const line of document.split("\n")) {
    if (line.startsWith("## ")) group = line.slice(3);
    if (!line.startsWith("|")) {
      open = undefined;
      continue;
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("\\*", "*"));
    if (!open) tables.push((open = { group, head: cells, rows: [] }));
    else if (!cells.every((cell) => /^-+$/.test(cell))) open.rows.push(cells);
  }
  return tables;
}

const listOf = (cell: string) => cell.split(",").map((word) => word.trim());

const escaped = (word: string) => word.replaceAll(/[$()+.?[\\\]^{|}]/g, "\\$&");

const starred = (word: string) => escaped(plain(word)).replaceAll("*", "[\\p{L}\\p{M}]*");

/** Whole words; Chinese has no spaces between them. */
function patternOf(code: string, words: string): RegExp {
  const some = `(?:${listOf(words).map(starred).join("|")})`;
  return new RegExp(code === "zh" ? some : `(?<![\\p{L}\\p{M}\\p{N}])${some}(?![\\p{L}\\p{M}\\p{N}])`, "iu");
}

interface Ban {
  code: string;
  not: string;
  but: string;
  ids: string[];
  longer: string[];
}

const banOf = ([code = "", not = "", but = "", except = ""]: string[]): Ban => ({
  code,
  not,
  but,
  ids: [...except.matchAll(/`([^`]+)`/g)].map(([, id]) => id!),
  longer: [...except.matchAll(/“([^”]+)”/g)].map(([, word]) => word!),
});

const isExcepted = (ids: string[], id: string) =>
  ids.some((except) => (except.endsWith("*") ? id.startsWith(except.slice(0, -1)) : id === except));

/** Each text that has a word that is not to be used: its id, what it says, and the word to use. */
function hitsOf({ code, not, but, ids, longer }: Ban): string[] {
  const pattern = patternOf(code, not);
  if (!pattern.test(said.get(code)!)) return [];
  return [...catalogues.get(code)!].flatMap(([id, text]) => {
    const rest = longer.reduce((left, word) => left.replaceAll(new RegExp(escaped(word), "giu"), ""), text);
    const [found] = pattern.exec(rest) ?? [];
    return found === undefined || isExcepted(ids, id) ? [] : [`${id}: “${text}” says ${found}; use ${but}`];
  });
}

/** A row that names what does not exist, or excepts a text that needs no exception. */
function faultsOf({ code, not, but, ids, longer }: Ban): string[] {
  const texts = catalogues.get(code);
  if (!texts) return [`unknown language ${code}`];
  if (not === "" || but === "") return [`${code}: a row without a word`];
  const pattern = patternOf(code, not);
  const isNeeded = (id: string) =>
    id.endsWith("*") ? [...texts.keys()].some((one) => isExcepted([id], one)) : pattern.test(texts.get(id) ?? "");
  const idle = [...ids.filter((id) => !isNeeded(id)), ...longer.filter((word) => !pattern.test(word))];
  return idle.map((except) => `${code}, ${not}: no text needs the exception ${except}`);
}

const tables = tablesOf(readFileSync("docs/terms.md", "utf8"));
const codes: string[] = languages.map(({ code }) => code);
const bans = tables.filter(({ group }) => group === "Not to use").flatMap(({ rows }) => rows.map((row) => banOf(row)));
const concepts = tables.filter(({ group }) => group !== "Not to use");
const coming = "Coming modules";

describe("the tables", () => {
  it("have a term of every language in every row", () => {
    expect(concepts.length).toBeGreaterThan(10);
    for (const { group, head, rows } of concepts) {
      expect(head.slice(1).toSorted(), group).toEqual(codes.toSorted());
      expect(rows.filter((row) => row.length !== head.length || row.includes(""))).toEqual([]);
    }
  });

  it("name a concept once", () => {
    const names = concepts.flatMap(({ rows }) => rows.map(([name]) => name!));
    const words = concepts.filter(({ group }) => !/^(Short forms|On the button)$/.test(group));
    const once = words.flatMap(({ rows }) => rows.map(([name]) => name!));
    expect(names.length).toBeGreaterThan(100);
    expect(once.filter((name, place) => once.indexOf(name) !== place)).toEqual([]);
  });

  it("list what is not to be used language by language", () => {
    const order = bans.map(({ code }) => code);
    expect(order.filter((code, place) => order.indexOf(code) !== place && order[place - 1] !== code)).toEqual([]);
    expect([...new Set(order)].toSorted()).toEqual(codes.toSorted());
  });
});

describe.each(codes)("%s", (code) => {
  it("uses each term", () => {
    const missing = concepts.flatMap(({ group, head, rows }) => {
      const terms = rows.map((row) => row[head.indexOf(code)]!);
      return group === coming ? [] : terms.filter((term) => !new RegExp(starred(term), "iu").test(said.get(code)!));
    });
    expect(missing).toEqual([]);
  });

  it("uses no word that is not to be used", () => {
    expect(bans.filter((ban) => ban.code === code).flatMap((ban) => hitsOf(ban))).toEqual([]);
  });
});

it("excepts only what exists and needs it", () => {
  expect(bans.flatMap((ban) => faultsOf(ban))).toEqual([]);
});

describe("the rules themselves", () => {
  it("notice an unknown language, an unknown id and an exception that is not needed", () => {
    expect(faultsOf(banOf(["pt", "quarto", "habitación", "", ""]))).toEqual(["unknown language pt"]);
    expect(faultsOf(banOf(["es", "cuarto", "", "", ""]))).toEqual(["es: a row without a word"]);
    expect(faultsOf(banOf(["es", "tu", "su", "`login.nowhere` `nowhere.*` `booking.stay` “turno”"]))).toHaveLength(4);
    expect(faultsOf(banOf(["es", "tu", "su", "`login.forgot`"]))).toEqual([]);
  });

  it.each([
    ["es", "habitacion*", "las habitaciones libres", true],
    ["es", "tu", "Tu reserva", true],
    ["es", "tu", "turno", false],
    ["de", "*zuteilung", "die Zimmerzuteilung", true],
    ["ru", "комнат*", "номер комнаты", true],
    ["ar", "*ضيف", "الضيف", true],
    ["fr", "moyen de paiement", "Moyen\u00a0de\u00a0paiement", true],
    ["zh", "押金", "这是押金。", true],
  ] as const)("%s: finds “%s” in “%s”: %s", (code, not, text, isFound) => {
    expect(patternOf(code, not).test(plain(text))).toBe(isFound);
  });
});
