/** Why a type cannot be oversold so on a night, in Spanish. */
export const overbookingReasonTexts = {
  OVERBOOKING_ROOMS: "Indique de 1 a {max} habitaciones.",
  OVERBOOKING_REASON_MISSING: "Escriba el motivo de la sobreventa.",
  OVERBOOKING_PAST: "La noche del {date} ya ha pasado.",
} as const;

export type OverbookingReasonCode = keyof typeof overbookingReasonTexts;
