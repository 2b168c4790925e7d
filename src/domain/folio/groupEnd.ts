import type { AccountMove } from "@/contract/account/accountWindows";
import type { CivilDate, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import type { LinedStay } from "./folioLines";
import { inWindow } from "../account/windows";
import type { Routing } from "../account/placing";
import { wholeFolio } from "./folioLines";

type Ended = Required<Pick<Routing, "billing">> & { moves: AccountMove[] };
type Member = LinedStay & Routing & Pick<Reservation, "id">;

/**
 * A member after the leader's folio is closed: what that folio has paid, posted or not, stays there, each line by a move
 * that leaves it where it is. What comes later goes to the member's own window.
 */
export function afterLeader(member: Member, products: readonly Product[], date: CivilDate): Partial<Ended> {
  const { billing, moves = [] } = member;
  if (!billing || billing.routedBefore) return {};
  const moved = new Set(moves.map(({ chargeId }) => chargeId));
  const handed = inWindow(wholeFolio(member, products), "company");
  const kept = handed
    .filter(({ id, kind }) => (kind === "room" || kind === "extra") && !moved.has(id))
    .map(({ id }): AccountMove => {
      const move = { id: `kept:${id}`, chargeId: id, from: "company", to: "company", date } as const;
      return { ...move, isKeptByLeader: true };
    });
  return { billing: { ...billing, routed: [], routedBefore: billing.routed }, moves: [...moves, ...kept] };
}

/** The leader's folio is open again: it pays as before. */
export function backWithLeader({ billing, moves = [] }: Routing): Partial<Ended> {
  if (!billing?.routedBefore) return {};
  return {
    billing: { ...billing, routed: billing.routedBefore, routedBefore: undefined },
    moves: moves.filter(({ isKeptByLeader }) => !isKeptByLeader),
  };
}
