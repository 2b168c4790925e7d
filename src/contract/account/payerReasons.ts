/** Why a company does not pay a window, in Spanish: see `reasonTexts`. */
export const payerReasonTexts = {
  PAYER_UNKNOWN: "Elija una empresa de la lista.",
  PAYER_CLOSED: "{company} está cerrada: ya no se le factura.",
  PAYER_NO_CREDIT: "{company} no tiene crédito: cobre ahora, o déselo en su ficha.",
} as const;
