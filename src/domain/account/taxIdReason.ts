import type { ReasonOf } from "@/contract/reasons";

import { accountReason } from "./ruledAccount";
import type { TaxIdFault } from "./spanishTaxId";
import { readTaxId } from "./taxId";

type TaxIdReason = ReasonOf<"TAX_ID_LENGTH" | "TAX_ID_CONTROL" | "TAX_ID_DIGIT" | "TAX_ID_LETTER">;

/** Says which part of a tax number is wrong; undefined where it looks like no Spanish number at all. */
export function taxIdReason(fault: TaxIdFault | undefined, typed: string): TaxIdReason | undefined {
  const letter = readTaxId(typed).slice(0, 1);
  if (fault === "length") return accountReason("TAX_ID_LENGTH");
  if (fault === "control") return accountReason("TAX_ID_CONTROL");
  if (fault === "digit") return accountReason("TAX_ID_DIGIT", { letter });
  return fault === "letter" ? accountReason("TAX_ID_LETTER", { letter }) : undefined;
}
