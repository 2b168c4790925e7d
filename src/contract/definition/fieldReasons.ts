/** Why the value of a field is none of its kind. */
export const fieldReasonTexts = {
  FIELD_NUMBER: "Escriba un número entero de {first} a {second}.",
  FIELD_AMOUNT: "Escriba un importe de {least} a {max}.",
  FIELD_PERCENT: "Escriba un porcentaje de 0 a {max}, con dos decimales como máximo.",
  FIELD_DATE: "Escriba la fecha como 27/03/2026.",
  FIELD_TIME: "Escriba la hora como {time}.",
  FIELD_ENTRY_TOO_LONG: "«{entry}» tiene más de {max} caracteres.",
  FIELD_TOO_MANY: "Como máximo, {max}.",
  FIELD_TAKEN: "Otro registro ya tiene este valor.",
  PICTURE_UNREADABLE: "El archivo no es una foto que se pueda leer.",
  PICTURE_TOO_LARGE: "La foto es demasiado grande: como máximo, {max} kB.",
} as const;
