import { stockMovement } from "@/contract/pos/articles";
import { tillShift } from "@/contract/pos/shifts";
import { ticket } from "@/contract/pos/tickets";
import { lostThing } from "@/contract/rooms/lostThings";

import type { Database } from "../core/database";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { chatTexts } from "./chatTexts";
import { type FreeText, freeText, freeTextsIn, ofHistory, textsOf } from "./freeText";

/** All texts of the hotel that people have written. */
export function* freeTexts(db: Database): Generator<FreeText> {
  yield* ofReservations(db);
  yield* ofGuests(db);
  const { hotel, requests, complaints, guestMessages, handover } = db;
  yield* freeTextsIn(
    "request",
    requests,
    (row, change) => ({ ...row, note: change(row.note), history: ofHistory(row.history, change)! }),
    ({ reservationId }) => reservationId,
  );
  yield* freeTextsIn(
    "complaint",
    complaints,
    (row, change) => ({
      ...row,
      description: change(row.description),
      solution: change(row.solution),
      history: ofHistory(row.history, change)!,
    }),
    ({ guestId }) => guestId,
  );
  yield* freeTextsIn(
    "message",
    guestMessages,
    (row, change) => ({
      ...row,
      subject: change(row.subject),
      body: change(row.body),
      ...(row.answer && { answer: change(row.answer) }),
    }),
    ({ guestId }) => guestId,
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
  yield* ofRooms(db);
  yield* ofTills(db);
  yield* chatTexts(db);
}

function* ofTills({ pos: { tickets, shifts, stockMovements } }: Database): Generator<FreeText> {
  yield* freeTextsIn("ticket", tickets, (row, change) => ({
    ...textsOf(ticket)(row, change),
    name: change(row.name),
    ...(row.discount && { discount: { ...row.discount, reason: change(row.discount.reason) } }),
    lines: row.lines.map(({ note, discount, ...line }) => ({
      ...line,
      ...(note && { note: change(note) }),
      ...(discount && { discount: { ...discount, reason: change(discount.reason) } }),
    })),
  }));
  yield* freeTextsIn("shift", shifts, (row, change) => ({
    ...textsOf(tillShift)(row, change),
    movements: row.movements.map((one) => ({ ...one, reason: change(one.reason) })),
  }));
  yield* freeTextsIn("stock", stockMovements, textsOf(stockMovement));
}

function* ofRooms({ rooms, housekeeping, shift: { lostThings } }: Database): Generator<FreeText> {
  yield* freeTextsIn("room", rooms, (row, change) => ({
    ...row,
    fault: change(row.fault),
    history: ofHistory(row.history, change)!,
  }));
  yield* freeTextsIn("cleaning", housekeeping, (row, change) => ({ ...row, note: change(row.note) }));
  yield* freeTextsIn("lostThing", lostThings, textsOf(lostThing));
}

function* ofReservations({ hotel }: Database): Generator<FreeText> {
  const put = (row: StoredReservation) => void hotel.put({ ...row, version: row.version + 1 });
  for (const stored of hotel.all()) {
    const { id, billing, charges, payments } = stored;
    const now = () => hotel.find(id) ?? stored;
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
        ...(row.negotiatedPrice && {
          negotiatedPrice: { ...row.negotiatedPrice, reason: change(row.negotiatedPrice.reason) },
        }),
        history: ofHistory(row.history, change),
      }),
      put,
      { now },
    );
    if (billing?.leader !== undefined)
      yield freeText(
        "group",
        id,
        stored,
        (row, change) => ({ ...row, billing: row.billing && { ...row.billing, name: change(row.billing.name) } }),
        put,
        { now },
      );
    else if (billing)
      yield { place: "payer", key: id, id, texts: [`${billing.name} ${billing.taxId} ${billing.email}`] };
    const lines = charges.map(({ description, reason }) => [description, reason]);
    const texts = [...lines, ...payments.map(({ reason, reference }) => [reason, reference])]
      .flat()
      .filter((text) => text !== undefined);
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
