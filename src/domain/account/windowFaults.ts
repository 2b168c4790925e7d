import { accountLimits } from "@/contract/account/account";
import type { BillInput, CorrectInput, MoveInput } from "@/contract/account/accountActs";
import { moveShares } from "@/contract/account/accountWindows";

import { isEmail } from "../people/emails";
import { readName } from "../people/names";
import { reasonFor } from "../reasonFor";
import { correctionOf } from "./corrections";
import { type AccountFault, isBlank, isWithin, tooLongIn } from "./inputFaults";
import { chargedTotal } from "./balance";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { taxIdFault } from "./taxId";
import { taxIdReason } from "./taxIdReason";
import { afterMoves } from "./allowancesAlong";
import { movesOf, nightsFrom } from "./moves";
import { partOf, restOf } from "./placing";
import { leftFor } from "./ratesLeft";
import { inWindow, windowOf } from "./windows";

/** Faults of a move: of its line, its target and its share. `charges` are as for `moveReasons`. */
export function moveFaults(
  input: Partial<MoveInput>,
  { charges, currency }: Pick<RuledAccount, "charges" | "currency">,
): AccountFault[] {
  const { chargeId, window, share = "all", amount = 0, percent = 0, nights: count = 0 } = input;
  const line = charges.find(({ id }) => id === chargeId);
  if (!line) return [];
  if (window === undefined || windowOf(line) === window)
    return [{ field: "window", reason: accountReason("WINDOW_SAME") }];
  const most = line.kind === "room" ? nightsFrom(line, charges).length : 0;
  const isPart = share === "amount" || share === "percent";
  if ((isPart && (line.amount <= 0 || line.kind === "transfer")) || (share === "nights" && most === 0))
    return [{ field: "share", reason: accountReason("SHARE_WHOLE") }];
  const rest = restOf(line, charges);
  if (share === "amount" && !isWithin(amount, rest))
    return [{ field: "amount", reason: accountReason("AMOUNT_INVALID", { amount: rest, currency }) }];
  if (share === "percent" && !isWithin(percent, 99))
    return [{ field: "percent", reason: accountReason("SHARE_PERCENT") }];
  if (share === "percent" && !isWithin(partOf(line.amount, { percent }), rest))
    return [{ field: "percent", reason: accountReason("SHARE_OVER_REST", { amount: rest, currency }) }];
  if (share === "nights" && !isWithin(count, most))
    return [{ field: "nights", reason: accountReason("SHARE_NIGHTS", { max: most }) }];
  if (share === "nights") {
    const corrected = nightsFrom(line, charges)
      .slice(0, count)
      .find((one) => correctionOf(one, charges));
    if (corrected) return [{ field: "nights", reason: accountReason("ALREADY_CORRECTED") }];
  }
  if (!moveShares.includes(share)) return [{ field: "share", reason: accountReason("SHARE_WHOLE") }];
  // an allowance is borne by the window that it goes to, and those that stay by what a charge leaves
  const after = afterMoves(movesOf(input, charges, line.date), charges);
  const bearing = inWindow(after, line.amount < 0 ? window : windowOf(line));
  const total = chargedTotal(bearing);
  // a transfer has its VAT elsewhere
  const amountAfter = line.kind === "transfer" ? total : Math.min(total, leftFor(line, bearing));
  return amountAfter >= 0
    ? []
    : [{ field: "window", reason: accountReason("WINDOW_BELOW_ZERO", { amount: amountAfter, currency }) }];
}

/** Faults of the correction of a part that was moved. */
export const reasonFaults = ({ reason = "" }: Partial<CorrectInput>): AccountFault[] =>
  isBlank(reason)
    ? [{ field: "reason", reason: accountReason("FOLIO_REASON_MISSING") }]
    : tooLongIn("reason", reason, accountLimits.reason);

/** Faults of the payer of a window: a name is needed, and what else is known has to be right. */
export function billFaults({ payer = "", taxId = "", email = "" }: Partial<BillInput>): AccountFault[] {
  const { letters, taxId: taxLetters } = accountLimits;
  return [
    ...(readName(payer) === "" ? [{ field: "payer" as const, reason: accountReason("PAYER_MISSING") }] : []),
    ...tooLongIn("payer", payer, letters),
    ...tooLongIn("taxId", taxId, taxLetters),
    ...(isBlank(taxId) ? [] : taxIdFaults(taxId)),
    ...tooLongIn("email", email, letters),
    ...(isBlank(email) || isEmail(email) ? [] : [{ field: "email" as const, reason: reasonFor("EMAIL_INVALID") }]),
  ];
}

/** No country is asked for: one of another length may be foreign, and without its prefix. */
function taxIdFaults(taxId: string): AccountFault[] {
  const fault = taxIdFault(taxId);
  const told = fault === "length" ? undefined : taxIdReason(fault, taxId);
  return fault ? [{ field: "taxId", reason: told ?? accountReason("TAX_ID") }] : [];
}
