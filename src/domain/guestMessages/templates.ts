import { type MessageReason, messageReasonTexts } from "@/contract/guests/guestMessage";
import { type TemplateValues, type TemplateVariable, templateVariables } from "@/contract/guests/messageTemplate";

import { reasonsFrom } from "../reasonFor";

/** A reason of the messages to guests, with its sentence in the Spanish of the front desk. */
export const messageReason = reasonsFrom(messageReasonTexts);

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Both names one behind the other, in any order: of a single name, it is written once. */
const bothNames = /\{\{\s*huesped\.(?:nombre|apellidos)\s*\}\}[\s,]+\{\{\s*huesped\.(?:nombre|apellidos)\s*\}\}/g;
const known = new Set<string>(templateVariables);
const names = templateVariables.map((name) => name.replace(".", "\\.")).join("|");

const isVariable = (name: string): name is TemplateVariable => known.has(name);

/** As it is written in a text. */
export const written = (name: string) => `{{${name}}}`;

const namesIn = (text: string) => [...new Set([...text.matchAll(placeholder)].map(([, name]) => name!))];

/** The variables of a text, each once; unknown ones left out. */
export const variablesIn = (text: string): TemplateVariable[] => namesIn(text).filter(isVariable);

/** Signs that look like a variable and are none: one brace, three, or those of a Chinese keyboard. */
const misbraced = new RegExp(`\\{\\{|\\}\\}|[｛｝]|\\{[^{}]*\\}|\\{\\s*(?:${names})|(?:${names})\\s*\\}`, "i");
/** Around a variable they are a third one. */
const besideBrace = /\{\{\{|\}\}\}/;

/** Reasons against the variables of a text. */
export function templateFaults(text: string): MessageReason[] {
  const unknown = namesIn(text).filter((name) => !isVariable(name));
  const isOpen = besideBrace.test(text) || misbraced.test(text.replaceAll(placeholder, ""));
  return [
    ...unknown.map((name) => messageReason("TEMPLATE_VARIABLE_UNKNOWN", { variable: written(name) })),
    ...(isOpen ? [messageReason("TEMPLATE_BRACES")] : []),
  ];
}

/** The text with the values of its variables; an unknown variable stays as it is written. */
export const renderTemplate = (text: string, values: TemplateValues): string =>
  (values["huesped.nombre"] === values["huesped.apellidos"]
    ? text.replaceAll(bothNames, "{{huesped.nombre}}")
    : text
  ).replaceAll(placeholder, (whole, name: string) => (isVariable(name) ? values[name] : whole));

/** The variables of a text that have no value. */
export const missingValues = (text: string, values: TemplateValues): MessageReason[] =>
  variablesIn(text)
    .filter((name) => values[name] === "")
    .map((name) => messageReason("MESSAGE_VALUE_MISSING", { variable: written(name) }));

/** A variable of the text that only a reservation has; undefined where there is none. */
export const variableOfReservation = (text: string): TemplateVariable | undefined =>
  variablesIn(text).find((name) => name.startsWith("reserva.") || name === "saldo");
