import { fitOf, foldedWords, type WordFit, wordFit } from "@/domain/text/wordFit";

import type { Command } from "./commandSources";

/** Of each kind, so that the others are seen, too. */
const MOST_OF_A_KIND = 8;

/** In the order in which they are shown, where they fit equally well. */
const kinds = { named: 0, act: 1, record: 2, page: 3, actOnSome: 4 } as const;

/** A command in words. */
interface Worded {
  own: string[];
  about: string[];
  place: string[];
  names: string[][];
}

const known = new WeakMap<Command, Worded>();

/**
 * The commands that fit a query, the best first: what is called exactly so, acts on it, other records, pages, and acts
 * whose record was not named. What a server has found by something that is not shown comes last. Misspelt words count
 * where no word is right. `little` words, as "de" and "la", are not asked for.
 */
export function rankCommands(commands: Command[], query: string, little: readonly string[] = []): Command[] {
  const once = firstOfEach(commands);
  const said = foldedWords(query);
  const large = said.filter((word) => !little.includes(word));
  const typed = large.length > 0 ? large : said;
  if (typed.length === 0) return once.filter(({ names, about }) => !names && !about);
  const fitting = once.flatMap((command) => {
    const worded = wordedOf(command);
    const fit = fitIn(worded, typed);
    return fit === wordFit.none && !command.isFound
      ? []
      : [{ command, fit, kind: kindOf(command, worded, { typed, said }) }];
  });
  const isAnyRight = fitting.some(({ fit }) => fit < wordFit.misspelt);
  const ordered = fitting
    .filter(({ fit }) => fit !== wordFit.misspelt || !isAnyRight)
    .toSorted((one, other) => one.fit - other.fit || one.kind - other.kind);
  const first = new Set(
    Object.values(kinds).flatMap((kind) => ordered.filter((one) => one.kind === kind).slice(0, MOST_OF_A_KIND)),
  );
  return ordered.filter((one) => first.has(one)).map(({ command }) => command);
}

/** Two sources may find one record: it keeps the place of the first. */
function firstOfEach(commands: Command[]): Command[] {
  const byId = new Map<string, Command>();
  for (const command of commands) if (!byId.has(command.id)) byId.set(command.id, command);
  return [...byId.values()];
}

/** The place alone is little: all pages of a group have it. */
function fitIn({ own, place }: Worded, typed: string[]): WordFit {
  const fit = fitOf(typed, own);
  const placed = fitOf(typed, [...own, ...place]);
  return fit >= wordFit.misspelt && placed < wordFit.misspelt ? wordFit.part : fit;
}

function kindOf(command: Command, { about, names }: Worded, query: Record<"typed" | "said", string[]>): number {
  const { typed, said } = query;
  if (command.about) {
    const isNamed = typed.some((word) => fitOf([word], about) <= wordFit.part);
    return isNamed ? kinds.act : kinds.actOnSome;
  }
  if (!command.names) return kinds.page;
  const isExact = names.some((name) => name.length === said.length && name.every((word) => said.includes(word)));
  return isExact ? kinds.named : kinds.record;
}

/** Kept: a desk has hundreds of commands, and each letter asks again. */
function wordedOf(command: Command): Worded {
  const { title, place, words = "", names = [], about = [] } = command;
  const worded = known.get(command) ?? {
    own: foldedWords([title, words, ...names, ...about].join(" ")),
    about: foldedWords(about.join(" ")),
    place: foldedWords(place),
    names: names.map(foldedWords),
  };
  known.set(command, worded);
  return worded;
}
