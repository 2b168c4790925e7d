import { fitOf, foldedWords, type WordFit, wordFit } from "@/domain/text/wordFit";

import type { Command } from "./commandSources";

/** Of each kind, so that the others are seen, too. */
const MOST_OF_A_KIND = 8;

/** In the order in which they are shown, where they fit equally well. */
const kinds = { room: 0, actInRoom: 1, guestOfRoom: 2, named: 3, act: 4, record: 5, page: 6, actOnSome: 7 } as const;

/** A command in words. */
interface Worded {
  own: string[];
  about: string[];
  place: string[];
  names: string[][];
  room: string | undefined;
}

/** A query in words: all of them, and those that are asked for. */
type Said = Record<"said" | "typed", string[]>;

const known = new WeakMap<Command, Worded>();

/**
 * The commands that fit a query, the best first: a room, acts in it and its guest of today, what is called exactly so,
 * acts on it, other records, pages, and acts whose record was not named. What is over comes after what is not, and last
 * what a server has found by something that is not shown. Misspelt words count where no word is right. `little` words, as
 * "de" and "la", are not asked for.
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
    const isLeftOut = fit === wordFit.none ? !command.isFound : command.isReason && !namesActOnRecord(worded, typed);
    return isLeftOut ? [] : [{ command, fit, kind: kindOf(command, worded, { typed, said }), isPast: isOver(command) }];
  });
  const isAnyRight = fitting.some(({ fit }) => fit < wordFit.misspelt);
  const ordered = fitting
    .filter(({ fit }) => fit !== wordFit.misspelt || !isAnyRight)
    .toSorted((one, other) => one.fit - other.fit || one.kind - other.kind || one.isPast - other.isPast);
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

function kindOf(command: Command, { about, names, room }: Worded, { typed, said }: Said): number {
  const isInRoom = room !== undefined && typed.includes(room);
  if (command.about) {
    if (isInRoom) return kinds.actInRoom;
    return typed.some(isOf(about)) ? kinds.act : kinds.actOnSome;
  }
  if (!command.names) return kinds.page;
  const isExact = names.some((name) => isAllOf(said, name) || isAllOf(typed, name));
  if (isInRoom) return isExact ? kinds.room : kinds.guestOfRoom;
  return isExact ? kinds.named : kinds.record;
}

const isAllOf = (said: string[], name: string[]) =>
  name.length === said.length && name.every((word) => said.includes(word));
const isOf = (words: string[]) => (typed: string) => fitOf([typed], words) <= wordFit.part;
const isOver = ({ isPast = false }: Command) => Number(isPast);

const namesActOnRecord = ({ about }: Worded, typed: string[]) => typed.some(isOf(about)) && !typed.every(isOf(about));

/** Kept: a desk has hundreds of commands, and each letter asks again. */
function wordedOf(command: Command): Worded {
  const { title, place, words = "", names = [], about = [], room, isReason } = command;
  const worded = known.get(command) ?? {
    own: foldedWords([isReason ? "" : title, words, room, ...names, ...about].join(" ")),
    about: foldedWords([...about, room].join(" ")),
    place: foldedWords(place),
    names: names.map(foldedWords),
    room: room && foldedWords(room).join(""),
  };
  known.set(command, worded);
  return worded;
}
