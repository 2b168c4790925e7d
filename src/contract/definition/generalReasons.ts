import type { ReasonOf } from "../reasons";
import type { fieldReasonTexts } from "./fieldReasons";

/** Why something cannot be done with a record of any kind, in the Spanish of the front desk. */
export const generalReasonTexts = {
  FIELD_MISSING: "Falta este dato.",
  FIELD_TOO_LONG: "Como máximo, {max} caracteres.",
  FIELD_UNKNOWN: "Este valor no es posible aquí.",
  RECORD_STALE: "Otra persona lo modificó: así está ahora.",
  ACT_NOT_NOW: "No es posible en su estado actual.",
} as const;

export type GeneralReason = ReasonOf<keyof typeof generalReasonTexts | keyof typeof fieldReasonTexts>;
