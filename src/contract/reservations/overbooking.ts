import type { Instant, RecordId } from "../formats";
import type { CivilDate } from "../property";
import type { ReasonOf } from "../reasons";

/** Reasons why a type cannot be oversold on a night, in Spanish. */
export const overbookingReasonTexts = {
  OVERBOOKING_ROOMS: "Indique de 1 a {max} habitaciones.",
  OVERBOOKING_REASON_MISSING: "Escriba el motivo de la sobreventa.",
  OVERBOOKING_PAST: "La noche del {date} ya ha pasado.",
} as const;

export type OverbookingReasonCode = keyof typeof overbookingReasonTexts;

/** The number of rooms that may be sold beyond the existing ones, for a type and a night. */
export interface Overbooking extends OverbookingDraft {
  roomTypeId: RecordId;
  date: CivilDate;
  by: string;
  /** The instant, ISO 8601. */
  at: Instant;
}

export interface OverbookingDraft {
  /** @minimum 1 @maximum overbookingLimits.rooms */
  rooms: number;
  reason: string;
}

export const overbookingLimits = { rooms: 10 } as const;

export type OverbookingReason = ReasonOf<OverbookingReasonCode>;
