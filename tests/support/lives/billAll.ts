import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Charge } from "@/contract/account/account";
import { billingContract } from "@/contract/billing/billing";
import { groupLineKey } from "@/domain/folio/groupLines";

import { acme as customer } from "../billingCalls";
import type { LivesHotel } from "./livesHotel";

/** Bills all, and does what a window that cannot be billed asks for: no allowance is more than its charges. */
export async function billAll(id: string, lives: LivesHotel) {
  const { tried, folio, stayOf, billingOf } = lives;
  for (let round = 0; ; round += 1) {
    for (const { window, corrections, reasons } of (await billingOf(id)).windows) {
      if (corrections === 0 && reasons.some(({ code }) => code === "DOCUMENT_EMPTY")) continue;
      const draft = { reservationId: id, window, customer };
      const clientId = `${id}-end-${window}-${round}-${lives.trail.length}`;
      await tried(billingContract.billAccount, { body: { clientId, draft, overrideReason: "Dirección" } });
    }
    const { windows } = await billingOf(id);
    const over = windows.find(({ reasons }) => reasons.some(({ code }) => code === "ALLOWED_OVER_CHARGED"));
    if (!over) return;
    const allowance = lastAllowance((await stayOf(id)).charges, over.window);
    if (!allowance || round > 50) throw new Error(`${id} cannot be billed: ${JSON.stringify(over)}`);
    const stayId = allowance.member?.id ?? id;
    const own = (await stayOf(stayId)).charges.find((line) =>
      [line.id, groupLineKey(stayId, line.id)].includes(allowance.id),
    );
    if (!(await folio(stayId, "correct", { chargeId: own!.id, reason: "Error" })))
      throw new Error(`${allowance.id} of ${id} cannot be corrected`);
  }
}

const lastAllowance = (charges: readonly Charge[], window: AccountWindow) =>
  charges.findLast(
    (line) =>
      line.kind === "allowance" &&
      (line.window ?? "guest") === window &&
      !charges.some(({ corrects }) => corrects === line.id),
  );
