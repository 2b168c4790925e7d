import { accountWindows } from "@/contract/account/accountWindows";

import { type Act, type Living, methods, someLine } from "./living";

/** A line to the other window, which is opened first where there is none. */
async function move(living: Living, part: object) {
  const { id, ref, lives, next } = living;
  if (!(await lives.stayOf(id)).billing && next() < 0.8) await lives.folio(id, "bill", { payer: "Acme" });
  const window = next() < 0.8 ? "company" : "guest";
  await lives.folio(id, "move", { chargeId: await someLine(living), sourceRef: ref, window, ...part });
}

export const actsOfFolio: Act[] = [
  ...Array.from({ length: 2 }, (): Act => ({ id, ref, lives, between, next }) => {
    const unitPrice = between(100, 9_000);
    const vat = next() < 0.5 ? 10 : 21;
    return lives.folio(id, "charge", { sourceRef: ref, description: "Spa", quantity: between(1, 3), unitPrice, vat });
  }),
  async (living) => living.lives.folio(living.id, "correct", { chargeId: await someLine(living), reason: "Error" }),
  async ({ id, lives, pick }) => {
    const { payments } = await lives.stayOf(id);
    const chargeId = payments.length > 0 ? pick(payments).id : "";
    return lives.folio(id, "correct", { chargeId, reason: "Error" });
  },
  ({ id, ref, lives, between, pick }) => {
    const vat = pick([10, 21]);
    return lives.folio(id, "allow", { sourceRef: ref, amount: between(1, 900), vat, reason: "Queja" });
  },
  ({ id, ref, lives, between, pick, next }) => {
    const amount = between(100, next() < 0.2 ? 150_000 : 9_000);
    return lives.folio(id, "pay", { sourceRef: ref, method: pick(methods), amount, isDeposit: true });
  },
  ({ id, ref, lives, between, pick, next }) =>
    lives.folio(id, "pay", {
      sourceRef: ref,
      method: pick(methods),
      amount: between(100, next() < 0.3 ? 150_000 : 9_000),
      window: pick(accountWindows),
      reason: "Crédito",
    }),
  ({ id, ref, lives, stays, between, pick }) =>
    lives.folio(id, "pay", { sourceRef: ref, method: "room", amount: between(100, 9_000), stayId: pick(stays) }),
  ({ id, ref, lives, stays, between, pick }) =>
    lives.folio(id, "charge", {
      sourceRef: ref,
      description: "Minibar",
      quantity: 1,
      unitPrice: between(100, 2_000),
      stayId: pick(stays),
    }),
  ({ id, ref, lives, between, pick }) =>
    lives.folio(id, "refund", { sourceRef: ref, method: pick(methods), amount: between(1, 3_000) }),
  ({ id, lives, next }) => lives.folio(id, "bill", { payer: "Acme", routed: next() < 0.3 ? ["room"] : [] }),
  ({ id, lives }) => lives.folio(id, "unbill", {}),
  (living) => move(living, {}),
  (living) =>
    move(
      living,
      living.pick([
        { share: "amount", amount: living.between(1, 9_000) },
        { share: "percent", percent: living.between(1, 99) },
        { share: "nights", nights: living.between(1, 3) },
      ]),
    ),
  ({ id, ref, lives }) => lives.folio(id, "halve", { sourceRef: ref, payer: "Acme" }),
  ({ id, lives, stays, pick, next, between }) =>
    lives.folio(id, "group", {
      payer: "Boda",
      routed: next() < 0.7 ? ["room"] : ["room", "extra", "posted"],
      memberIds: next() < 0.4 ? [] : [...new Set(Array.from({ length: between(1, 2) }, () => pick(stays)))],
    }),
];
