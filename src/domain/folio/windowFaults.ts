import { type Charge, type FolioInput, folioLimits, folioShares } from "@/contract/reservations/folio";
import type { Reason } from "@/contract/reasons";

import { isEmail } from "../people/emails";
import { reasonFor } from "../reasonFor";
import { correctionOf, type FolioFault, isBlank, isWithin, tooLongIn } from "./folioFaults";
import type { RuledFolio } from "./folioPermissions";
import { folioReason } from "./folioReason";
import { isTaxId } from "./taxId";
import { nightsFrom } from "./moves";
import { isMovedByParts, partOf, restOf, windowOf } from "./windows";

/**
 * Why nothing of a line may be moved to the other window; empty when something may: the whole of it, or what its parts have
 * left. `charges` are the lines that are posted and those to come, for which the rule is the same.
 */
export function moveReasons(line: Charge, charges: readonly Charge[]): Reason[] {
  if (line.member) return [folioReason("GROUP_LINE", { guest: line.member.name })];
  if (line.corrects !== undefined || line.kind === "split") return [folioReason("MOVE_FOLLOWS")];
  if (correctionOf(line, charges)) return [folioReason("ALREADY_CORRECTED")];
  return isMovedByParts(line, charges) ? [folioReason("CHARGE_SPLIT")] : [];
}

/** The line to move, and its target. `charges` are as for `moveReasons`. */
export function moveFaults(
  input: Partial<FolioInput>,
  { charges, nights }: RuledFolio,
  currency: string,
): FolioFault[] {
  const { chargeId, window, share = "all", amount = 0, percent = 0, nights: count = 0 } = input;
  const line = charges.find(({ id }) => id === chargeId);
  if (!line) return [];
  if (window === undefined || windowOf(line) === window)
    return [{ field: "window", reason: folioReason("WINDOW_SAME") }];
  const most = line.kind === "room" ? nights.filter(({ date }) => date >= line.date).length : 0;
  const isPart = share === "amount" || share === "percent";
  if ((isPart && (line.amount <= 0 || line.kind === "transfer")) || (share === "nights" && most === 0))
    return [{ field: "share", reason: folioReason("SHARE_WHOLE") }];
  const rest = restOf(line, charges);
  if (share === "amount" && !isWithin(amount, rest))
    return [{ field: "amount", reason: folioReason("AMOUNT_INVALID", { amount: rest, currency }) }];
  if (share === "percent" && !isWithin(percent, 99))
    return [{ field: "percent", reason: folioReason("SHARE_PERCENT") }];
  if (share === "percent" && !isWithin(partOf(line.amount, { percent }), rest))
    return [{ field: "percent", reason: folioReason("SHARE_OVER_REST", { amount: rest, currency }) }];
  if (share === "nights" && !isWithin(count, most))
    return [{ field: "nights", reason: folioReason("SHARE_NIGHTS", { max: most }) }];
  if (share === "nights") {
    const corrected = nightsFrom(line, count, { charges, nights }).find((one) => correctionOf(one, charges));
    return corrected ? [{ field: "nights", reason: folioReason("ALREADY_CORRECTED") }] : [];
  }
  return folioShares.includes(share) ? [] : [{ field: "share", reason: folioReason("SHARE_WHOLE") }];
}

/** What the correction of a part that was moved has to say. */
export const reasonFaults = ({ reason = "" }: Partial<FolioInput>): FolioFault[] =>
  isBlank(reason)
    ? [{ field: "reason", reason: folioReason("FOLIO_REASON_MISSING") }]
    : tooLongIn("reason", reason, folioLimits.reason);

/** Whom a window bills: a name, and what is known besides. */
export function billFaults({ payer = "", taxId = "", email = "" }: Partial<FolioInput>): FolioFault[] {
  const { letters, taxId: taxLetters } = folioLimits;
  return [
    ...(isBlank(payer) ? [{ field: "payer" as const, reason: folioReason("PAYER_MISSING") }] : []),
    ...tooLongIn("payer", payer, letters),
    ...tooLongIn("taxId", taxId, taxLetters),
    ...(isBlank(taxId) || isTaxId(taxId) ? [] : [{ field: "taxId" as const, reason: folioReason("TAX_ID") }]),
    ...tooLongIn("email", email, letters),
    ...(isBlank(email) || isEmail(email) ? [] : [{ field: "email" as const, reason: reasonFor("EMAIL_INVALID") }]),
  ];
}
