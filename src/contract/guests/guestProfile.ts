import type { Permission } from "../actions";
import type { ReasonOf } from "../reasons";
import type { Guest, GuestData, GuestFigures, RegisterField } from "../people/guest";
import type { HistoryLine, RecordRefusal } from "../records";
import type { Cents, CivilDate } from "../property";
import type { Situation } from "../reservations/reservationLife";
import type { RecordId } from "../formats";
import type { GeneralReason } from "../definition/generalReasons";

/** Why something cannot be done with a guest, in the Spanish of the front desk. */
export const guestReasonTexts = {
  GUEST_NAME_MISSING: "Escriba el nombre del huésped.",
  GUEST_CONTACT_MISSING: "Escriba un correo o un teléfono de contacto.",
  GUEST_HAS_RESERVATIONS: "No se puede eliminar: tiene reservas activas ({count}).",
  GUEST_STAY_ACTIVE: "Tiene reservas activas ({count}): espere a que terminen o cancélelas.",
  GUEST_OPEN_BALANCE: "Tiene un saldo pendiente de {amount}.",
  GUEST_ANONYMISED: "Sus datos personales se han borrado.",
  GUEST_IS_UNWELCOME: "Ya está marcado como no deseado.",
  GUEST_IS_WELCOME: "No está marcado como no deseado.",
  MERGE_WITH_ITSELF: "Elija dos fichas distintas.",
  MERGE_APART: "Están marcadas como dos personas; quite antes la marca.",
  MERGE_CHOICE_MISSING: "Elija qué dato se conserva.",
  MERGE_CHANGED: "Los datos que aportó la fusión se han modificado después; ya no puede deshacerse.",
} as const;

export type GuestReasonCode = keyof typeof guestReasonTexts;

/** `values` as they travel: `amount` is cents with its `currency` beside it, `count` a number of reservations. */
export type GuestReason = ReasonOf<GuestReasonCode> | GeneralReason;

export const guestActions = ["edit", "merge", "markUnwelcome", "clearUnwelcome", "anonymise", "delete"] as const;
export type GuestAction = (typeof guestActions)[number];

export interface GuestPermission extends Permission<GuestAction, GuestReason> {}

/** Input of `actOnGuest`. To mark a guest, and to clear the mark, takes a reason. */
export type GuestMark = Extract<GuestAction, "markUnwelcome" | "clearUnwelcome" | "anonymise">;
export interface GuestAct {
  action: GuestMark;
  version: number;
  reason?: string;
  /** anonymise: the keys of the texts that the guest's name is taken out of. */
  redact?: string[];
}

/** One reservation of the guest, as the profile lists it. */
export interface GuestStay {
  reservationId: RecordId;
  arrival: CivilDate;
  departure: CivilDate;
  situation: Situation;
  roomTypeId: RecordId;
  /** Number of the room, "" while none is assigned. */
  room: string;
  nights: number;
  total: Cents;
  balance: Cents;
}

export type GuestField = keyof GuestData;

type GuestHistoryEvent =
  | "created"
  | "changed"
  | "merged"
  | "unmerged"
  | "apart"
  | "together"
  | "deleted"
  | "restored"
  | Exclude<GuestAction, "edit" | "merge" | "delete">;

/** The note is the reason that was given, or the name on the other record of a merge or of a mark. */
export interface GuestHistoryEntry extends HistoryLine<GuestHistoryEvent, GuestField> {}

export interface GuestProfile extends Guest, GuestFigures {
  missing: RegisterField[];
  /** Sum of what all reservations leave open, below zero where the hotel owes the guest. */
  balance: Cents;
  /** The latest arrival first. */
  reservations: GuestStay[];
  /** The newest first. */
  history: GuestHistoryEntry[];
  actions: GuestPermission[];
  /** Those whose records were merged into this one. */
  mergedIds: RecordId[];
}

/** By what two records are taken for one person; letter case, accents, spaces and telephone prefixes do not count. */
export type DuplicateSign = "name" | "birthDate" | "email" | "phone" | "document";

export interface DuplicatePair {
  /** The record that is older, then the other. */
  guests: [Guest, Guest];
  signs: DuplicateSign[];
  /** A person has said that they are two. */
  isApart: boolean;
}

/** The fields of which a record has one value: where two records differ, a person says which one is kept. */
export const mergeChoiceFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "document",
  "country",
  "birthDate",
  "language",
  "company",
] as const satisfies GuestField[];
export type MergeChoiceField = (typeof mergeChoiceFields)[number];

/** The type of a document goes with its number. */
export type MergeChoice = Partial<Record<MergeChoiceField, "kept" | "other">>;

export interface MergeRequest {
  otherId: RecordId;
  /** Of the guest who is kept, and of the other. */
  version: number;
  otherVersion: number;
  /** Of each field in which the two differ. */
  chosen: MergeChoice;
}

export interface GuestRefusal extends RecordRefusal<GuestReason, GuestProfile> {}
