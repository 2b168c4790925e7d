import type { Message } from "@/contract/messaging/conversations";
import type { TextPlace } from "@/contract/guests/erasure";

import type { Database } from "../database";
import type { StoredReservation } from "../hotel/StoredReservation";
import { changeMessage } from "../messaging/threadRules";

type Change = (text: string) => string;

/** A record with texts that people have written. */
export interface FreeText {
  place: TextPlace;
  /** Of the text: unlike that of any other at such a place. */
  key: string;
  id: string;
  /** The guest whose it is, of a request the reservation. */
  owner?: string;
  texts: string[];
  /** Undefined where the law keeps it. */
  rewrite?: (change: Change) => void;
}

interface Line {
  note?: string;
  changes: { before: string; after: string }[];
}

const ofLine = <One extends Line>(line: One, change: Change): One => ({
  ...line,
  ...(line.note && { note: change(line.note) }),
  changes: line.changes.map((one) => ({ ...one, before: change(one.before), after: change(one.after) })),
});

const ofHistory = <One extends Line>(history: readonly One[] | undefined, change: Change) =>
  history?.map((line) => ofLine(line, change));

/** The texts of a record are those that `withTexts` changes. */
function freeText<Row>(
  place: TextPlace,
  id: string,
  row: Row,
  withTexts: (row: Row, change: Change) => Row,
  put: (row: Row) => void,
  { key = id, owner }: Partial<Pick<FreeText, "key" | "owner">> = {},
): FreeText {
  const texts: string[] = [];
  withTexts(row, (text) => {
    if (text !== "") texts.push(text);
    return text;
  });
  return { place, key, id, owner, texts, rewrite: (change) => put(withTexts(row, change)) };
}

/** All texts of the hotel that people have written. */
export function* freeTexts(db: Database): Generator<FreeText> {
  yield* ofReservations(db);
  yield* ofGuests(db);
  const { hotel, requests, complaints, guestMessages, handover } = db;
  for (const request of requests.table.all())
    yield freeText(
      "request",
      request.id,
      request,
      (row, change) => ({ ...row, note: change(row.note), history: ofHistory(row.history, change)! }),
      (row) => requests.table.insert({ ...row, version: row.version + 1 }),
      { owner: request.reservationId },
    );
  for (const complaint of complaints.all())
    yield freeText(
      "complaint",
      complaint.id,
      complaint,
      (row, change) => ({
        ...row,
        description: change(row.description),
        solution: change(row.solution),
        history: ofHistory(row.history, change)!,
      }),
      (row) => complaints.put({ ...row, version: row.version + 1 }),
      { owner: complaint.guestId },
    );
  for (const message of guestMessages.all())
    yield freeText(
      "message",
      message.id,
      message,
      (row, change) => ({
        ...row,
        subject: change(row.subject),
        body: change(row.body),
        ...(row.answer && { answer: change(row.answer) }),
      }),
      (row) => guestMessages.put({ ...row, version: row.version + 1 }),
      { owner: message.guestId },
    );
  for (const note of handover.all())
    yield freeText(
      "handover",
      note.id,
      note,
      (row, change) => ({ ...row, text: change(row.text) }),
      (row) => handover.insert(row),
    );
  for (const block of hotel.blocks)
    yield freeText(
      "block",
      block.id,
      block,
      (row, change) => ({ ...row, reason: change(row.reason) }),
      (row) => hotel.putBlock(row.id, row),
    );
  yield* ofChats(db);
}

function* ofReservations({ hotel }: Database): Generator<FreeText> {
  const put = (row: StoredReservation) => void hotel.put({ ...row, version: row.version + 1 });
  for (const stored of hotel.all()) {
    const { id, billing, charges, payments } = stored;
    yield freeText(
      "reservation",
      id,
      stored,
      (row, change) => ({
        ...row,
        notes: {
          internal: change(row.notes.internal),
          guest: change(row.notes.guest),
          request: change(row.notes.request),
        },
        history: ofHistory(row.history, change),
      }),
      put,
    );
    if (billing?.leader !== undefined)
      yield freeText(
        "group",
        id,
        stored,
        (row, change) => ({ ...row, billing: row.billing && { ...row.billing, name: change(row.billing.name) } }),
        put,
      );
    else if (billing)
      yield { place: "payer", key: id, id, texts: [`${billing.name} ${billing.taxId} ${billing.email}`] };
    const lines = charges.map(({ description, reason }) => [description, reason]);
    const texts = [...lines, ...payments.map(({ reason }) => [reason])].flat().filter((text) => text !== undefined);
    if (texts.length > 0) yield { place: "folio", key: id, id, texts };
  }
}

function* ofGuests({ hotel, loyalty }: Database): Generator<FreeText> {
  for (const guest of hotel.guests.all())
    yield freeText(
      "guest",
      guest.id,
      guest,
      (row, change) => ({
        ...row,
        company: change(row.company),
        allergies: change(row.allergies),
        notes: change(row.notes),
        unwelcome: row.unwelcome && { ...row.unwelcome, reason: change(row.unwelcome.reason) },
        history: ofHistory(row.history, change),
      }),
      (row) => hotel.putGuest({ ...row, version: row.version + 1 }),
      { owner: guest.id },
    );
  for (const [memberId, entries] of loyalty.entries())
    for (const entry of entries)
      yield freeText(
        "points",
        memberId,
        entry,
        (row, change) => ({ ...row, reason: change(row.reason) }),
        (row) => loyalty.rewrite(row),
        { key: entry.id, owner: memberId },
      );
}

function* ofChats({ messaging }: Database): Generator<FreeText> {
  const ids = [...messaging.contacts.all(), ...messaging.channels.all()].map(({ id }) => id);
  for (const id of new Set(ids))
    for (const message of messaging.threads.get(id)?.log.all() ?? [])
      yield freeText(
        "chat",
        id,
        message,
        (row, change) => ({
          ...row,
          text: change(row.text),
          ...(row.replyOf && { replyOf: { ...row.replyOf, text: change(row.replyOf.text) } }),
        }),
        (row) => rewriteMessage(messaging, id, row),
        { key: `${id}:${message.mId}` },
      );
}

/** Everywhere that a message is kept: in its conversation, under the client's id, and in the changes that are told. */
function rewriteMessage(messaging: Database["messaging"], userId: string, message: Message) {
  changeMessage(messaging, userId, message);
  messaging.changes.rewrite(message);
  if (message.clientId !== undefined && messaging.sent.get(message.clientId))
    messaging.sent.set(message.clientId, message);
}
