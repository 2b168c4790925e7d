/** Reasons why a setting of billing or of an account cannot be so, in Spanish. */
export const settingReasonTexts = {
  SERIES_LETTERS: "El número de serie solo admite letras, cifras y los signos . / - _ ; no < > = ni comillas.",
  ACCOUNT_TERM: "El plazo puede ser de 0 a {max} días.",
  ACCOUNT_LIMIT: "Escriba un límite de cero o más.",
} as const;
