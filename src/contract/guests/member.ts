import type { Permission } from "../actions";
import type { Decimal, Instant, LongText, RecordId } from "../formats";
import type { ListFilter } from "../list";
import type { LevelId } from "../people/levels";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";
import type { Reason } from "../reservations/reservationReasons";
import type { GeneralReason } from "../definition/generalReasons";

/** The form of a level. */
export interface LevelDraft {
  /** In twelve months; a member has the level by its nights or by its spend. Both are 0 for the lowest level. */
  minNights: number;
  minSpend: Cents;
  /** Benefits of the members, as staff tell them. @maxItems levelLimits.benefits */
  benefits: string[];
}

export interface LoyaltyLevel extends LevelDraft {
  id: LevelId;
  version: number;
}

export interface LoyaltyProgramme {
  /** For each whole euro of a stay. */
  pointsPerEuro: Decimal;
  /** Worth of a redeemed point. */
  centsPerPoint: Cents;
  /** Points expire so many months after they were posted. */
  expiryMonths: number;
  /** The lowest first. */
  levels: (LoyaltyLevel & { members: number })[];
}

export const levelLimits = { benefits: 10, letters: 120, nights: 365, spend: 10_000_000 } as const;

/** Of one adjustment or redemption. */
export const mostPoints = 1_000_000;

/** `restored` are those of a redemption that was taken back. */
export type LedgerKind = "earned" | "returned" | "adjusted" | "redeemed" | "restored" | "expired" | "forfeited";

/** A movement of points. It is never changed or removed. */
export interface LedgerEntry {
  id: RecordId;
  kind: LedgerKind;
  /** A whole number; below zero where points go. */
  points: number;
  at: Instant;
  /** The business date. */
  on: CivilDate;
  /** Name of who did it, "" where it follows from a stay or a date. */
  by: string;
  /** Reference of its cause: nothing is posted twice for the same. */
  sourceRef: string;
  /** As somebody wrote it, or the number of the ticket, else "". */
  reason: string;
  /** "" where it is of no stay. Of redeemed points: the stay whose folio was credited with their worth, or that gave them back. */
  reservationId: RecordId;
}

/** A stay whose folio can be credited with points. */
export interface OpenStay {
  id: RecordId;
  /** Room number, "" while none is assigned. */
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** The part that points can pay now. */
  open: Cents;
}

/** `undo` takes a redemption back. */
export const memberActions = ["adjust", "redeem", "undo", "leave"] as const;
export type MemberAction = (typeof memberActions)[number];

/** Why something cannot be done in the programme, in the Spanish of the front desk. */
export const loyaltyReasonTexts = {
  LOYALTY_BALANCE: "Saldo insuficiente: {points} puntos.",
  POINTS_INVALID: "Escriba un número entero de puntos.",
  LOYALTY_OVER_OPEN: "De esa estancia quedan por pagar {amount}: canjee como máximo {points} puntos.",
  LOYALTY_REASON_MISSING: "Indique el motivo.",
  LOYALTY_REASON_TOO_LONG: "El texto puede tener hasta {max} caracteres.",
  REDEMPTION_GONE: "Ese canje ya está anulado.",
  GUEST_NOT_ENROLLABLE: "Un cliente anonimizado no puede ser socio.",
  STAY_NO_NIGHT: "La estancia no es elegible: no tiene ninguna noche.",
  STAY_CANCELLED: "La estancia no es elegible: está cancelada.",
  STAY_NO_SHOW: "La estancia no es elegible: el huésped no se presentó.",
  STAY_FREE: "La estancia no es elegible: no tiene importe.",
  STAY_NOT_MEMBER: "La estancia no es elegible: al salir no era socio.",
  LEVEL_ORDER: "Debe quedar entre el nivel anterior y el siguiente.",
  BENEFITS_LIMIT: "Hasta {count} ventajas de {max} caracteres.",
} as const;

export type LoyaltyReasonCode = keyof typeof loyaltyReasonTexts;

/** `points` is a whole number. */
export type LoyaltyReason = ReasonOf<LoyaltyReasonCode> | GeneralReason;

export interface MemberRow {
  /** The guest's. */
  id: RecordId;
  name: string;
  level: LevelId;
  /** The sum of the ledger; below zero where points were redeemed that had to be returned. */
  points: number;
  /** Of eligible stays in the twelve months up to the business date. */
  nights: number;
  spend: Cents;
  /** To the next level, by nights or by spend; undefined on the highest. */
  missing?: { level: LevelId; nights: number; spend: Cents };
  /** Points that expire soon, and their first day. */
  expiring?: { points: number; on: CivilDate };
  /** The day of the newest entry, else of the enrolment. */
  lastOn: CivilDate;
  actions: Permission<MemberAction, LoyaltyReason>[];
  /** Grows with each act of a person, not with what follows from stays. */
  version: number;
}

export interface Member extends MemberRow {
  /** Worth of a redeemed point. */
  centsPerPoint: Cents;
  /** The first day in the programme. */
  joinedOn: CivilDate;
  /** The newest first, each with the balance after it. */
  ledger: (LedgerEntry & { balance: number })[];
  /** Of the guest. */
  openStays: OpenStay[];
  /** Ended stays of the twelve months that earn nothing, and why. */
  unearned: { reservationId: RecordId; departure: CivilDate; reasons: LoyaltyReason[] }[];
}

/** Whether a guest is a member; if not, why they cannot be one. */
export interface Membership {
  member?: MemberRow;
  reasons: LoyaltyReason[];
}

export type MemberView = "nearNext" | "expiring" | "debt";

export type MemberColumn = keyof Pick<
  MemberRow,
  "name" | "level" | "points" | "nights" | "spend" | "missing" | "lastOn"
>;

/** `text` finds part of the name or of the number. */
export interface MemberFilter extends ListFilter<MemberColumn, MemberView> {
  /** @several RecordId */
  levels?: string;
}

export interface LeaveInput {
  reason: LongText;
}

export interface AdjustInput {
  /** Not 0; below zero they are taken away. */
  points: number;
  reason: LongText;
}

export interface RedeemInput {
  points: number;
  /** The thing that they are for. */
  reason: LongText;
  /** The stay whose folio is credited with what the points are worth; none unless told. */
  reservationId?: RecordId;
}

export interface UndoInput {
  /** The redemption. */
  entryId: RecordId;
  reason: LongText;
}

export interface MemberInputs {
  adjust: AdjustInput;
  redeem: RedeemInput;
  undo: UndoInput;
  leave: LeaveInput;
}

export type MemberActInput = MemberInputs[MemberAction];

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type MemberFields = Partial<RedeemInput & UndoInput>;

/** The body of an act. What is missing is refused. */
export type MemberAct = { version: number } & Partial<MemberActInput>;

/** Points that pay a bill are refused with the folio's reasons, too. */
export interface LoyaltyRefusal<Current = Member> extends RecordRefusal<LoyaltyReason | Reason, Current> {}
