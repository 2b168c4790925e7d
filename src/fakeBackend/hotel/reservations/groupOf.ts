import type { Charge, OtherStay } from "@/contract/account/account";
import type { GroupFolio } from "@/contract/reservations/groupFolio";
import { groupLines } from "@/domain/folio/groupLines";
import { handedOver, postedFolio, wholeFolio } from "@/domain/folio/folioLines";

import type { Hotel } from "../Hotel";
import { ListEntry } from "../list/ListEntry";
import type { StoredReservation } from "../books/StoredReservation";
import { guestRef } from "../nameRefs";

/** Room and guest of a stay, as another folio names them. */
export function stayNamed(stored: StoredReservation, hotel: Hotel): OtherStay {
  const { room, customer } = new ListEntry(stored, hotel);
  return { id: stored.id, name: [room, customer].filter(Boolean).join(" · ") };
}

/** The same as another folio keeps it. */
export function stayRef(stored: StoredReservation, hotel: Hotel): OtherStay {
  const { room } = new ListEntry(stored, hotel);
  return { id: stored.id, name: [room, guestRef(stored.guestId)].filter(Boolean).join(" · ") };
}

/** The lines that a folio pays for the members of its group: those that are posted, or all. */
export const linesOfGroup = (leader: StoredReservation, hotel: Hotel, which: "posted" | "all"): Charge[] =>
  hotel.membersOf(leader.id).flatMap((member) => {
    const { products, property } = hotel;
    const lines =
      which === "posted" ? postedFolio(member, products, property.businessDate) : wholeFolio(member, products);
    return groupLines(lines, stayNamed(member, hotel), leader);
  });

/** The group of which a reservation is the leader or a member. */
export function groupOf(stored: StoredReservation, hotel: Hotel): GroupFolio | undefined {
  const leader = stored.billing?.leader === undefined ? stored : hotel.find(stored.billing.leader);
  const members = leader ? hotel.membersOf(leader.id) : [];
  const billing = members.at(0)?.billing;
  if (!leader || !billing) return undefined;
  return {
    name: billing.name,
    routed: billing.routedBefore ?? billing.routed,
    leader: stayNamed(leader, hotel),
    balance: new ListEntry(leader, hotel).balance,
    members: members.map((member) => ({
      ...stayNamed(member, hotel),
      handedOver: handedOver(member, hotel.products),
    })),
  };
}
