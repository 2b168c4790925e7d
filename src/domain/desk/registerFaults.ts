import type { CompletedGuest } from "@/contract/reservations/desk";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { isCivilDate } from "../civilDate";
import { reasonFor } from "../reasonFor";
import { hasControlLetter } from "../people/documents";

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
