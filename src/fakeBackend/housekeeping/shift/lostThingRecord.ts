import type { LostThing, LostThingAct, LostThingAction, LostThingDraft } from "@/contract/rooms/lostThings";
import { lostThingActFaults, lostThingFaults, lostThingLife, lostThingReason } from "@/domain/shift/lostThingLife";
import { fullName } from "@/domain/people/names";

import type { Context } from "../../core/routes";
import type { Hotel } from "../../hotel/Hotel";
import { storeFile } from "../../messaging/storeFile";
import { actorOf, earlierOf } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { refuseFaults, unknownValues } from "../../records/Refused";
import { serveRecord } from "../../records/serveRecord";
import { lastGuestAt } from "./lastGuestOf";
import { lostThingListRules } from "./lostThingListRules";
import type { ShiftBooks, StoredLostThing } from "./ShiftBooks";

interface Books extends Pick<ShiftBooks, "lostThings"> {
  hotel: Hotel;
}

const booksOf = ({ db: { hotel, shift } }: Context): Books => ({ hotel, lostThings: shift.lostThings });

function shown({ reservationId, ...stored }: StoredLostThing, { hotel }: Books): LostThing {
  const stay = hotel.find(reservationId);
  const room = hotel.room(stored.roomId)?.number ?? "";
  const owner = stay && { reservationId, name: fullName(hotel.guests.get(stay.guestId)) };
  return { ...stored, room, ...(owner && { owner }), actions: lostThingLife.permissionsOf(stored) };
}

const record = serveRecord({
  booksOf,
  get: (id, { lostThings }) => lostThings.get(id),
  shown,
  stale: lostThingReason("LOST_THING_STALE"),
});

function create(
  { body: { clientId, draft } }: { body: { clientId: string; draft: LostThingDraft } },
  context: Context,
): LostThing {
  const books = booksOf(context);
  const made = books.lostThings.madeBy.get(clientId);
  if (made !== undefined) return shown(books.lostThings.get(made), books);
  const isPossible = {
    roomId: books.hotel.room(draft.roomId) !== undefined,
    foundAt: !Number.isNaN(Date.parse(draft.foundAt)),
  };
  refuseFaults(lostThingFaults(draft), unknownValues(isPossible));
  const stored = books.lostThings.put(newLostThing(draft, books, context));
  books.lostThings.madeBy.set(clientId, stored.id);
  return shown(stored, books);
}

export const lostThingRecord = {
  get: record.get,
  list: record.list({
    entries: (books) => books.lostThings.all().map((stored) => shown(stored, books)),
    rules: () => lostThingListRules,
    toRow: (row) => row,
  }),
  create,
  act: record.act({
    actions: lostThingLife.actions,
    check: (_: LostThingAction, { note = "" }: LostThingAct) => refuseFaults(lostThingActFaults(note)),
    act: (action, { note = "" }, stored, { lostThings }, actor) => {
      const state = lostThingLife.stateAfter(action, stored.state);
      const changes = [{ field: "state" as const, before: stored.state, after: state }];
      const history = historyWith(stored.history, { what: action, changes, note: note.trim() }, actor);
      return lostThings.put({ ...stored, state, version: stored.version + 1, history });
    },
  }),
};

function newLostThing(
  { what, place, roomId, foundAt, foundBy, picture }: LostThingDraft,
  { hotel, lostThings }: Books,
  context: Context,
): StoredLostThing {
  const found = earlierOf(foundAt, context.now());
  return {
    id: lostThings.nextId(),
    version: 1,
    state: "kept",
    what: what.trim(),
    place: place.trim(),
    roomId,
    foundAt: found.toISOString(),
    foundBy,
    reservationId: lastGuestAt(roomId, found, hotel),
    ...(picture && { picture: storeFile(picture, context.db.files).downloadLink }),
    history: historyWith([], { what: "created" as const, changes: [] }, actorOf(context)),
  };
}
