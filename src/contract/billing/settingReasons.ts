/** Reasons why a setting of billing or of an account cannot be so, or why nothing is issued with it, in Spanish. */
export const settingReasonTexts = {
  SERIES_LETTERS: "El número de serie solo admite letras, cifras y los signos . / - _ ; no < > = ni comillas.",
  ACCOUNT_TERM: "El plazo puede ser de 0 a {max} días.",
  ACCOUNT_LIMIT: "Escriba un límite de cero o más.",
  TICKETBAI_NEEDS:
    "TicketBAI necesita un certificado de firma y el alta del programa en la hacienda foral: sin ellos no se emite.",
  SII_NEEDS: "El SII necesita un certificado y el envío de los libros registro: sin ellos no se emite.",
} as const;
