import { type ActionOf, callsOf, defineRecord, type DraftOf, type RecordOf } from "../definition/defineRecord";
import { instant, picture, recordId, text } from "../definition/fields";
import { defineContract } from "../endpoint";
import type { RecordId } from "../formats";

/** To whom it was given, where it was sent, why it was disposed of, or why it is kept again. */
const note = text({ most: 500, isAsked: true });

/** A thing that a guest has left behind. It is kept until its guest has it, or it is disposed of. */
export const lostThing = defineRecord({
  name: "lostThing",
  texts: "lostThings",
  idPrefix: "OP",
  path: "/pms/lost-things",
  reads: ["lostThings", "reservations", "guests", "setUp"],
  fields: {
    what: text({ most: 120, isAsked: true }),
    /** Where in the room. */
    place: text({ most: 120 }),
    roomId: recordId(),
    /** By the clock of the device: it may be delivered hours later. */
    foundAt: instant(),
    /** Name of the person. */
    foundBy: text({ most: 100 }),
    picture: picture({ most: 500_000 }),
  },
  states: { kept: "open", returned: "good", sent: "good", disposed: "quiet" },
  acts: {
    giveBack: { from: ["kept"], to: "returned", input: { note }, isPrimary: true },
    send: { from: ["kept"], to: "sent", input: { note } },
    dispose: { from: ["kept"], to: "disposed", input: { note } },
    keepAgain: { from: ["returned", "sent", "disposed"], to: "kept", input: { note } },
  },
  columns: {
    what: { width: 200 },
    room: { width: 100, card: "fact" },
    place: { width: 140, importance: 2, card: "fact" },
    foundAt: { width: 160, importance: 5, card: "fact" },
    foundBy: { width: 140, importance: 1 },
    owner: { width: 160, importance: 6, card: "fact" },
    state: { width: 120, card: "mark" },
  },
});

export type LostThingAction = ActionOf<typeof lostThing>;
export type LostThingDraft = DraftOf<typeof lostThing>;

export interface LostThing extends RecordOf<typeof lostThing> {
  /** Number of the room. */
  room: string;
  /** The guest who slept in the room last when it was found; none where the room was empty. */
  owner?: { reservationId: RecordId; name: string };
}

export const lostThingCalls = callsOf<LostThing>()(lostThing);

/** Things that guests have left behind. */
export const lostThingsContract = defineContract({
  /** Unless sorted: the newest first. */
  listLostThings: lostThingCalls.list,
  exportLostThings: lostThingCalls.rows,
  getLostThing: lostThingCalls.get,
  createLostThing: lostThingCalls.create,
  /** `action` is a `LostThingAction`. */
  actOnLostThing: lostThingCalls.act,
});
