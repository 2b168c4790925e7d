/** A person or a department that a text may mention. */
export interface Mentionable {
  id: string;
  name: string;
}

/** A range of a text that refers to something of the property: letters `start` to `end`, as in `slice`. */
export type MessageReference = { start: number; end: number } & (
  | { kind: "room"; room: string }
  | { kind: "reservation"; reservation: string }
  | { kind: "request"; request: string }
  | { kind: "complaint"; complaint: string }
  | { kind: "mention"; id: string }
);

const numbered =
  /(?<![\p{L}\p{N}_#&/])(?:#(?<room>\d{3,4})|(?<reservation>RSV-\d{6})|(?<request>S-\d{6})|(?<complaint>Q-\d{6}))(?![\p{L}\p{N}_])/gu;
const letter = /[\p{L}\p{N}_]/u;

/**
 * Finds rooms (`#214`), reservations (`RSV-000482`), requests (`S-000123`), complaints (`Q-000041`) and mentions
 * (`@Lucía Ferrer`, the longest name that matches), in
 * order. The text itself does not change.
 */
export function messageReferences(text: string, mentionables: readonly Mentionable[] = []): MessageReference[] {
  const numbers = Array.from(text.matchAll(numbered), ({ index: start, 0: whole, groups }): MessageReference => {
    const { room, reservation, request, complaint } = groups as Record<string, string | undefined>;
    const range = { start, end: start + whole.length };
    if (room !== undefined) return { kind: "room", room, ...range };
    if (request !== undefined) return { kind: "request", request, ...range };
    if (complaint !== undefined) return { kind: "complaint", complaint, ...range };
    return { kind: "reservation", reservation: reservation!, ...range };
  });
  return [...numbers, ...mentionsIn(text, mentionables)].toSorted((a, b) => a.start - b.start);
}

function mentionsIn(text: string, mentionables: readonly Mentionable[]): MessageReference[] {
  const signs = Array.from(text.matchAll(/@/g), ({ index }) => index);
  return signs
    .filter((sign) => !letter.test(text.charAt(sign - 1))) // not in an e-mail address
    .flatMap((start) => {
      const rest = text.slice(start + 1);
      const [longest] = mentionables
        .filter(({ name }) => beginsWithName(rest, name))
        .toSorted((a, b) => b.name.length - a.name.length);
      return longest ? [{ kind: "mention", id: longest.id, start, end: start + 1 + longest.name.length }] : [];
    });
}

const beginsWithName = (text: string, name: string) =>
  name !== "" &&
  text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
  !letter.test(text.charAt(name.length));
