import { find } from "linkifyjs";

import { addressEnd } from "@/domain/chat/addressEnd";
import { type Mentionable, messageReferences } from "@/domain/chat/messageReferences";

/** A part of a text, and its link. The joined parts are the text, letter for letter. */
export type TextPiece = { start: number; text: string } & (
  | { kind: "plain" | "mention" }
  | { kind: "link"; href: string }
  | { kind: "room" | "reservation" | "request" | "complaint"; id: string }
);

const options = { defaultProtocol: "https" };
const openable = /^(?:https?|mailto|tel):/i;

/**
 * Finds the references of a text: addresses (only http, https, mailto and tel), rooms that there are, by their numbers,
 * reservations, requests, complaints, mentions.
 */
export function textPieces(
  text: string,
  mentionables: readonly Mentionable[],
  rooms: ReadonlySet<string>,
): TextPiece[] {
  const links = linksIn(text);
  const existing = messageReferences(text, mentionables).filter((one) => one.kind !== "room" || rooms.has(one.room));
  const references = existing.map(({ start, end, ...reference }) => {
    if (reference.kind === "mention") return { kind: "mention" as const, start, end };
    if (reference.kind === "room") return { kind: reference.kind, id: reference.room, start, end };
    if (reference.kind === "request") return { kind: reference.kind, id: reference.request, start, end };
    if (reference.kind === "complaint") return { kind: reference.kind, id: reference.complaint, start, end };
    return { kind: reference.kind, id: reference.reservation, start, end };
  });

  const pieces: TextPiece[] = [];
  let reached = 0;
  for (const { start, end, ...found } of [...links, ...references].toSorted((a, b) => a.start - b.start)) {
    if (start < reached) continue; // within the previous part
    if (start > reached) pieces.push({ kind: "plain", start: reached, text: text.slice(reached, start) });
    pieces.push({ ...found, start, text: text.slice(start, end) });
    reached = end;
  }
  if (reached < text.length) pieces.push({ kind: "plain", start: reached, text: text.slice(reached) });
  return pieces;
}

function linksIn(text: string) {
  return find(text, options).flatMap(({ start, value }) => {
    // the library takes the marks of a quotation and of other scripts for a part of the address
    const end = addressEnd(value);
    const [link] = find(value.slice(0, end), options);
    const isWhole = link?.isLink && link.start === 0 && link.end === end && openable.test(link.href);
    return isWhole ? [{ kind: "link" as const, href: link.href, start, end: start + end }] : [];
  });
}
