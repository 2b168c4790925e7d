/** Reasons why a room cannot be blocked, or a block cannot be lifted, in Spanish. */
export const blockReasonTexts = {
  BLOCK_EMPTY: "El bloqueo debe durar al menos una noche.",
  BLOCK_IN_THE_PAST: "El bloqueo no puede empezar antes de la fecha hotelera ({date}).",
  BLOCK_FAR_AHEAD: "Se bloquea con hasta {max} años de antelación: revise el año.",
  BLOCK_REASON_MISSING: "Escriba el motivo del bloqueo.",
  BLOCK_OVER: "El bloqueo terminó el {date}.",
} as const;

export type BlockReasonCode = keyof typeof blockReasonTexts;
