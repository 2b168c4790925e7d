/** Which part of a tax number is wrong, in Spanish: said at each door that takes one. */
export const taxIdReasonTexts = {
  TAX_ID_LENGTH: "El NIF no es válido: debe tener 9 caracteres.",
  TAX_ID_CONTROL: "El NIF no es válido: el último carácter, el de control, no corresponde a los demás.",
  TAX_ID_DIGIT: "El NIF no es válido: los que empiezan por {letter} terminan en cifra.",
  TAX_ID_LETTER: "El NIF no es válido: los que empiezan por {letter} terminan en letra.",
} as const;

export type TaxIdReasonCode = keyof typeof taxIdReasonTexts;
