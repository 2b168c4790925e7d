import { type TaxIdReasonCode, taxIdReasonTexts } from "@/contract/account/taxIdReasons";
import type { ReasonOf } from "@/contract/reasons";

import { reasonsFrom } from "../reasonFor";
import type { TaxIdFault } from "./spanishTaxId";
import { readTaxId } from "./taxId";

const reasonOf = reasonsFrom(taxIdReasonTexts);

/** Says which part of a tax number is wrong; undefined where it looks like no Spanish number at all. */
export function taxIdReason(fault: TaxIdFault | undefined, typed: string): ReasonOf<TaxIdReasonCode> | undefined {
  const letter = readTaxId(typed).slice(0, 1);
  if (fault === "length") return reasonOf("TAX_ID_LENGTH");
  if (fault === "control") return reasonOf("TAX_ID_CONTROL");
  if (fault === "digit") return reasonOf("TAX_ID_DIGIT", { letter });
  return fault === "letter" ? reasonOf("TAX_ID_LETTER", { letter }) : undefined;
}
