import type { Billing } from "@/contract/account/accountWindows";
import { dateOfDay } from "@/domain/civilDate";

import type { StoredReservation } from "../books/StoredReservation";

const DAYS_AHEAD = 10;
const ROOMS = 3;
const wedding: Billing = { name: "Boda Ortiz Vidal", taxId: "", email: "", routed: ["room"] };

/** The guests of a wedding, three rooms that arrive on one day: the first pays the nights of the others. */
export function groupAhead(reservations: readonly StoredReservation[], today: number) {
  for (let ahead = 2; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dateOfDay(today + ahead);
    const arriving = reservations.filter(({ state, arrival }) => state === "confirmed" && arrival === date);
    const [leader, ...members] = arriving.filter(({ nights }) => nights.length > 0).slice(0, ROOMS);
    if (leader === undefined || members.length < ROOMS - 1) continue;
    for (const member of members) member.billing = { ...wedding, leader: leader.id };
    return;
  }
}
