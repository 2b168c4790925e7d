import type { LongText, Name, RecordId } from "../formats";

/** Variables of a guest and a reservation, written `{{huesped.nombre}}`. */
export const templateVariables = [
  "huesped.nombre",
  "huesped.apellidos",
  "reserva.numero",
  "reserva.llegada",
  "reserva.salida",
  "reserva.habitacion",
  "saldo",
  "hotel.nombre",
] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** As they are written to a guest, dates and money in the guest's language; "" where there is nothing to say. */
export type TemplateValues = Record<TemplateVariable, string>;

/** The languages that a template can be written in, ISO 639. */
export const templateLanguages = ["es", "en", "fr", "de", "it", "pt", "nl", "ru", "zh", "ar"] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** About the stay; or an offer, for which a guest has to have consented. */
export const templatePurposes = ["stay", "offer"] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

export interface TemplateText {
  /** Of a mail. @maxLength messageLimits.subjectLetters */
  subject: string;
  body: LongText;
}

export interface TemplateDraft {
  name: Name;
  purpose: TemplatePurpose;
  /** In one language at least. */
  texts: Partial<Record<TemplateLanguage, TemplateText>>;
}

export interface MessageTemplate extends TemplateDraft {
  id: RecordId;
  version: number;
}
