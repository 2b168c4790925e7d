import type { DocumentType } from "@/contract/people/guest";

import { folded } from "../text/folded";
import { controlLetter } from "./controlLetter";
import { plainText } from "./plainText";

export interface TypedDocument {
  documentType: DocumentType | "";
  document: string;
  /** ISO 3166 code of the person's country, "" while unknown. */
  country: string;
}

type SpanishKind = "dni" | "nie";

/** The first letter of a foreigner's number stands for a digit. */
const FIRST_DIGITS: Record<string, string> = { X: "0", Y: "1", Z: "2" };

/** As they are written in full. */
const forms = { dni: /^\d{8}[A-Z]$/, nie: /^[XYZ]\d{7}[A-Z]$/ };

/** A number without its leading zeros that is still taken for a DNI where its kind is not said. */
const FEWEST_DIGITS = 6;

/** Capitals and digits alone: what is written between them has no meaning in any document. */
export const plainDocument = (typed: string) =>
  plainText(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** With its leading zeros: eight digits for a DNI, seven for a NIE (old ones have eight). Others stay as they are. */
function padded(kind: SpanishKind, plain: string): string {
  if (kind === "dni") return /^\d{1,8}[A-Z]$/.test(plain) ? plain.padStart(9, "0") : plain;
  const [, first, digits, letter] = /^([XYZ])0?(\d{1,7})([A-Z])$/.exec(plain) ?? [];
  return first ? `${first}${digits!.padStart(7, "0")}${letter!}` : plain;
}

function isRight(kind: SpanishKind, whole: string): boolean {
  if (!forms[kind].test(whole)) return false;
  const digits = whole.slice(0, -1).replace(/^[XYZ]/, (letter) => FIRST_DIGITS[letter]!);
  return controlLetter(Number(digits)) === whole.at(-1);
}

/** Whether the control letter of a Spanish identity number is that of its digits, however it is written. */
export const hasControlLetter = (kind: SpanishKind, typed: string): boolean =>
  isRight(kind, padded(kind, plainDocument(typed)));

/** The kind of a number that has the form and the letter of a Spanish document. */
function spanishKindOf(plain: string): SpanishKind | undefined {
  if (isRight("nie", padded("nie", plain))) return "nie";
  const isLongEnough = plain.length > FEWEST_DIGITS;
  return isLongEnough && isRight("dni", padded("dni", plain)) ? "dni" : undefined;
}

/**
 * A document as it is stored: capitals and digits, a DNI or NIE with its zeros. Where the kind is not said, a NIE shows
 * what it is, and a DNI does unless the person is of another country: a passport may look like one. A number whose kind
 * is said stays of that kind.
 */
export function readDocument({
  documentType,
  document,
  country,
}: TypedDocument): Pick<TypedDocument, "documentType" | "document"> {
  const plain = plainDocument(document);
  const found = documentType === "" ? spanishKindOf(plain) : undefined;
  const kind = found === "dni" && !isPerhapsSpanish(country) ? "" : (found ?? documentType);
  return { documentType: kind, document: kind === "dni" || kind === "nie" ? padded(kind, plain) : plain };
}

/** The beginning of a DNI or NIE that is being typed. */
const SPANISH_SO_FAR = /^(\d{1,8}|[XYZ]\d{0,7})$/;

/**
 * The kind that a number shows by its form, right or wrong in its letter; "" while it is too short to tell. Whatever does
 * not look Spanish is taken for a passport.
 */
export function kindByForm(typed: string): DocumentType | "" {
  const plain = plainDocument(typed);
  if (forms.dni.test(plain)) return "dni";
  if (forms.nie.test(plain)) return "nie";
  return plain.length < FEWEST_DIGITS || SPANISH_SO_FAR.test(plain) ? "" : "passport";
}

const isPerhapsSpanish = (country: string) => country === "" || country === "ES";

/** Why it cannot be the number of such a document. A number of an unknown kind that looks Spanish is judged as one. */
export function documentFault(typed: TypedDocument): "DOCUMENT_LETTER" | "DOCUMENT_FORM" | undefined {
  const { documentType, document } = readDocument(typed);
  if (document === "") return undefined;
  if (documentType === "dni" || documentType === "nie") {
    if (isRight(documentType, document)) return undefined;
    return forms[documentType].test(document) ? "DOCUMENT_LETTER" : "DOCUMENT_FORM";
  }
  const looksSpanish = forms.dni.test(document) || forms.nie.test(document);
  return documentType === "" && looksSpanish && isPerhapsSpanish(typed.country) ? "DOCUMENT_LETTER" : undefined;
}

/** How documents are compared, those too that were stored as they had been typed. */
export function documentKey(document: string): string {
  const plain = plainDocument(document);
  const kind = spanishKindOf(plain);
  return folded(kind ? padded(kind, plain) : plain);
}
