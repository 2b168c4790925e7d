import type { ReservationAction, ReservationState } from "@/contract/reservations/reservationLife";

import { type Act, type Living, methods } from "./living";

export const actsOfStay: Act[] = [
  async (living) => {
    await settle(living);
    await living.lives.onStay(living.id, "checkOut");
  },
  ...Array.from({ length: 4 }, (): Act => async ({ id, lives, pick }) => {
    const { state } = await lives.stayOf(id);
    if (state !== "inHouse") await lives.onStay(id, pick(actionsFrom[state] ?? ["reactivate"]), inputOfStay);
  }),
  async ({ id, lives }) => {
    const { checkedInOn } = await lives.stayOf(id);
    if (checkedInOn === lives.hotel.property.businessDate) await lives.onStay(id, "revertCheckIn");
  },
  ({ id, lives }) => lives.onStay(id, "cancel", { ...inputOfStay, waiveFee: true, note: "Ola de calor" }),
];

const inputOfStay = { cancelReason: "guestRequest", keys: 1 };
const actionsFrom: Partial<Record<ReservationState, ReservationAction[]>> = {
  confirmed: ["checkIn", "markNoShow", "cancel"],
  checkedOut: ["reopen"],
};

/** Pays what each window owes, or gives back what it has too much. */
export async function settle({ id, ref, lives, pick }: Living) {
  const { windows } = await lives.stayOf(id);
  for (const { window, balance } of windows) {
    const input = { sourceRef: `${ref}:${window}`, window, amount: Math.abs(balance), reason: "Salida" };
    if (balance > 0) await lives.folio(id, "pay", { ...input, method: pick(methods) });
    if (balance < 0) await lives.folio(id, "refund", { ...input, method: pick(methods) });
  }
}
