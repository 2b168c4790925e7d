import type { CompletedGuest } from "@/contract/reservations/desk";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { isCivilDate } from "../civilDate";
import { reasonFor } from "../reasonFor";
import { controlLetter } from "./controlLetter";

/** The first letter of a foreigner's number stands for a digit. */
const FIRST_DIGITS: Record<string, string> = { X: "0", Y: "1", Z: "2" };

const forms = { dni: /^\d{8}[A-Z]$/, nie: /^[XYZ]\d{7}[A-Z]$/ };

/** Whether the control letter of a Spanish identity number is that of its digits. Spaces, dots and dashes do not count. */
export function hasControlLetter(kind: keyof typeof forms, typed: string): boolean {
  const number = typed.toUpperCase().replaceAll(/[\s.-]/g, "");
  if (!forms[kind].test(number)) return false;
  const digits = number.slice(0, -1).replace(/^[XYZ]/, (letter) => FIRST_DIGITS[letter]!);
  return controlLetter(Number(digits)) === number.at(-1);
}

export interface RegisterFault {
  field: keyof CompletedGuest;
  reason: Reason;
}

/** What of a guest's data cannot be in the register of travellers. What is missing is no fault. */
export function registerFaults(
  { documentType, document = "", birthDate = "" }: Partial<CompletedGuest>,
  businessDate: CivilDate,
): RegisterFault[] {
  const faults: RegisterFault[] = [];
  const isSpanish = documentType === "dni" || documentType === "nie";
  if (isSpanish && document.trim() !== "" && !hasControlLetter(documentType, document))
    faults.push({ field: "document", reason: reasonFor("DOCUMENT_LETTER") });
  if (birthDate !== "" && !isCivilDate(birthDate))
    faults.push({ field: "birthDate", reason: reasonFor("DATE_UNKNOWN") });
  else if (birthDate > businessDate) faults.push({ field: "birthDate", reason: reasonFor("BIRTH_DATE_INVALID") });
  return faults;
}
