import type { Permission } from "../actions";
import type { Instant, LongText, RecordId } from "../formats";
import type { Department } from "../messaging/contacts";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { HistoryLine, RecordRefusal } from "../records";
import type { GeneralReason } from "../definition/generalReasons";

export const complaintCategories = [
  "cleaning",
  "noise",
  "maintenance",
  "climate",
  "billing",
  "staff",
  "dining",
  "belongings",
  "other",
] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

/** From the least to the most urgent. */
export const complaintSeverities = ["minor", "moderate", "serious", "critical"] as const;
export type ComplaintSeverity = (typeof complaintSeverities)[number];

/** In the order of the board. */
export const complaintStates = ["open", "inProgress", "resolved", "followUp", "closed"] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const compensationKinds = ["discount", "refund", "upgrade", "meal", "gift"] as const;
export type CompensationKind = (typeof compensationKinds)[number];

export type ComplaintAction =
  | "start"
  | "resolve"
  | "followUp"
  | "close"
  | "reopen"
  | "compensate"
  | "approve"
  | "officialForm"
  | "inform";

/** Letters of a description: who reads it later was not there. */
export const complaintLimits = { fewestLetters: 10, mostCompensation: 10_000_00 } as const;

/** Why something cannot be done with a complaint, in the Spanish of the front desk. */
export const complaintReasonTexts = {
  COMPLAINT_WHO_MISSING: "Indique el huésped o la habitación.",
  COMPLAINT_SEVERITY_MISSING: "Elija la gravedad.",
  COMPLAINT_TOO_SHORT: "Describa la queja (mín. 10 caracteres).",
  COMPLAINT_FROM_MESSAGE: "Este mensaje ya consta en la queja {complaint}.",
  COMPLAINT_FOLLOW_UP_DATE: "Elija una fecha desde el {date}.",
  COMPENSATION_AMOUNT: "Escriba un importe de hasta {amount}.",
  COMPENSATION_UNAPPROVED: "La compensación de {amount} requiere aprobación de dirección.",
  COMPENSATION_APPROVED: "No hay ninguna compensación pendiente de dirección.",
  OFFICIAL_FORM_DATE: "Elija una fecha hasta el {date}.",
  OFFICIAL_FORM_EXISTS: "La hoja de reclamaciones ya está registrada.",
} as const;

export type ComplaintReasonCode = keyof typeof complaintReasonTexts;

/** `values` as they travel: `amount` is cents with its `currency` beside it, `date` a civil date. */
export type ComplaintReason = ReasonOf<ComplaintReasonCode> | GeneralReason;

/** The form of a complaint. A guest, a room or both are known. */
export interface ComplaintDraft {
  guestId: RecordId;
  roomId: RecordId;
  category: ComplaintCategory;
  severity: ComplaintSeverity;
  department: Department;
  description: LongText;
  /** The chat message that it was made of. */
  origin?: { chatId: RecordId; messageId: RecordId };
}

/** The guest and the room of a complaint, by their ids and by what they are called; "" where there is none. */
export interface Complainant {
  guestId: RecordId;
  guest: string;
  roomId: RecordId;
  room: string;
}

/** The complaint on the state's form ("hoja de reclamaciones"). */
export interface OfficialForm {
  number: string;
  receivedOn: CivilDate;
  /** The hotel has to have answered by then: ten working days, Monday to Friday. Public holidays are not known. */
  answerBy: CivilDate;
}

export interface ComplaintRow extends Complainant, Omit<ComplaintDraft, "origin"> {
  id: RecordId;
  version: number;
  state: ComplaintState;
  /** Name of the person in charge, "" if there is none. */
  owner: string;
  /** ISO 8601 instants. `resolvedAt` is "" while there is no solution. */
  createdAt: Instant;
  dueAt: Instant;
  resolvedAt: Instant | "";
  /** There is no solution, and it is past `dueAt`. */
  isLate: boolean;
  /** The guest has had no answer since the official form was received, and it is past its `answerBy`. */
  isFormLate: boolean;
  /** The day of the follow-up call, "" if none is planned. */
  followUpOn: CivilDate | "";
  /** Cost of all compensations, and of those that the management has not approved. */
  compensation: Cents;
  unapproved: Cents;
  officialForm?: OfficialForm;
  actions: Permission<ComplaintAction, ComplaintReason>[];
}

export interface Compensation {
  kind: CompensationKind;
  amount: Cents;
  /** Above the property's limit: `false` until the management has seen it. */
  isApproved: boolean;
  /** It was taken off a bill, and is corrected there: it costs nothing. */
  isTakenBack?: true;
}

export const complaintFields = [
  "state",
  "guest",
  "room",
  "category",
  "severity",
  "department",
  "description",
  "followUpOn",
  "compensation",
  "kind",
] as const;
export type ComplaintField = (typeof complaintFields)[number];

/** The note is the solution or reason that was given, or the number of the form. */
export interface ComplaintHistoryEntry extends HistoryLine<"created" | "changed" | ComplaintAction, ComplaintField> {}

export interface Complaint extends ComplaintRow, Pick<ComplaintDraft, "origin"> {
  createdBy: string;
  solution: string;
  /** ISO 8601 instant at which the guest was told last, "" before. */
  informedAt: Instant | "";
  compensations: Compensation[];
  /** The newest first. */
  history: ComplaintHistoryEntry[];
}

export interface ComplaintRefusal extends RecordRefusal<ComplaintReason, Complaint> {}
