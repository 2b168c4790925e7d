import type { Permission } from "../actions";
import { defineContract } from "../endpoint";
import type { Instant, RecordId } from "../formats";
import type { ListFilter } from "../list";
import type { NewFile } from "../messaging/conversations";
import type { ReasonOf } from "../reasons";
import { type HistoryLine, recordCalls, type RecordRefusal } from "../records";

export const lostThingStates = ["kept", "returned", "sent", "disposed"] as const;
export type LostThingState = (typeof lostThingStates)[number];

export const lostThingActions = ["giveBack", "send", "dispose", "keepAgain"] as const;
export type LostThingAction = (typeof lostThingActions)[number];

/** In letters; a picture in bytes. */
export const lostThingLimits = { what: 120, place: 120, note: 500, picture: 500_000 } as const;

/** Why something cannot be done with a lost thing, in the Spanish of the front desk. */
export const lostThingReasonTexts = {
  LOST_THING_SETTLED: "Este objeto ya no está guardado.",
  LOST_THING_KEPT: "Este objeto está guardado.",
  LOST_THING_STALE: "Otra persona modificó este objeto.",
  LOST_THING_WHAT_MISSING: "Diga qué se ha encontrado.",
  LOST_THING_NOTE_MISSING: "Indique a quién, cómo o por qué.",
  LOST_THING_TOO_LONG: "Como máximo, {max} caracteres.",
  PICTURE_UNREADABLE: "El archivo no es una foto que se pueda leer.",
  PICTURE_TOO_LARGE: "La foto es demasiado grande: como máximo, {max} kB.",
} as const;
export type LostThingReason = ReasonOf<keyof typeof lostThingReasonTexts>;

/** As it is told where it was found. */
export interface LostThingDraft {
  /** @maxLength lostThingLimits.what */
  what: string;
  /** Where in the room, "" where it is not said. @maxLength lostThingLimits.place */
  place: string;
  roomId: RecordId;
  /** ISO 8601 instant, by the clock of the device: it may be delivered hours later. */
  foundAt: Instant;
  /** Name of the person. */
  foundBy: string;
  picture?: NewFile;
}

/** The guest who slept in the room last when it was found. */
export interface LikelyOwner {
  reservationId: RecordId;
  name: string;
}

export interface LostThing extends Omit<LostThingDraft, "picture"> {
  /** `OP-000012`. */
  id: RecordId;
  version: number;
  state: LostThingState;
  /** Number of the room. */
  room: string;
  /** Address of the picture. */
  picture?: string;
  /** None where the room was empty. */
  owner?: LikelyOwner;
  actions: Permission<LostThingAction, LostThingReason>[];
  /** The newest first. */
  history: HistoryLine<"created" | LostThingAction, "state">[];
}

export interface LostThingAct {
  version: number;
  /** To whom it was given, where it was sent, why it was disposed of, or why it is kept again. @maxLength lostThingLimits.note */
  note?: string;
}

export type LostThingColumn = "what" | "room" | "place" | "foundAt" | "foundBy" | "owner" | "state";

/** `text` finds part of the thing, of its place, of the room, of the guest or of its number. */
export type LostThingFilter = ListFilter<LostThingColumn, LostThingState>;

const calls = recordCalls<{
  row: LostThing;
  column: LostThingColumn;
  view: LostThingState;
  filter: LostThingFilter;
  draft: LostThingDraft;
  act: LostThingAct;
  refusal: RecordRefusal<LostThingReason, LostThing>;
}>()("/pms/lost-things", ["lostThings", "reservations", "guests", "setUp"]);

/** Things that guests have left behind. */
export const lostThingsContract = defineContract({
  /** Unless sorted: the newest first. */
  listLostThings: calls.list,
  exportLostThings: calls.rows,
  getLostThing: calls.get,
  /** 422 for a text or a picture that cannot be. */
  createLostThing: calls.create,
  /** `action` is a `LostThingAction`. */
  actOnLostThing: calls.act,
});
