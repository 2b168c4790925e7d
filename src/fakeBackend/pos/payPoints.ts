import type { PosReason } from "@/contract/pos/posReasons";
import type { Sale } from "@/contract/pos/till";
import type { TicketReturn } from "@/contract/pos/tickets";
import { ticketRef } from "@/domain/loyalty/loyaltyRules";
import { partWith, pointsFor } from "@/domain/loyalty/pointsWorth";
import { fullName } from "@/domain/people/names";
import { posReason } from "@/domain/pos/posReason";
import { sumOf } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import { accountOf } from "../loyalty/accounts";
import { move } from "../loyalty/changeMember";
import { programme } from "../loyalty/LoyaltyBook";
import { loyaltyIn } from "../loyalty/memberRecord";
import type { Actor } from "../records/Actor";
import type { StoredTicket } from "./PosBooks";

const pointsIn = ({ payments }: Pick<Sale, "payments">) => payments.find(({ method }) => method === "points");

/** Why the points of a sale cannot be spent: its member has left, or has not so many. */
export function againstPoints(sale: Sale, context: Context): PosReason[] {
  const paid = pointsIn(sale);
  if (!paid) return [];
  const account = accountOf(paid.payerId ?? "", loyaltyIn(context));
  if (!account) return [posReason("POINTS_MEMBER")];
  const { centsPerPoint } = programme;
  const points = Math.max(0, account.points);
  if (pointsFor(paid.amount, centsPerPoint) <= points) return [];
  const { currency } = context.db.hotel.property;
  return [
    posReason("POINTS_OVER", { guest: fullName(account.guest), points, amount: points * centsPerPoint, currency }),
  ];
}

/** Takes the points of a sale from its member, once. */
export function spendPoints(sale: Sale, number: string, { db: { loyalty } }: Context, actor: Actor) {
  const paid = pointsIn(sale);
  const account = paid && accountOf(paid.payerId ?? "", loyalty);
  if (!account) return;
  const points = 0 - pointsFor(paid.amount, programme.centsPerPoint);
  const [{ guestId: memberId }] = account.rows;
  const sourceRef = ticketRef(sale.id);
  move({ kind: "redeemed", points, memberId, sourceRef, reason: number, reservationId: "" }, loyalty, actor);
}

/** Gives points back with a return, as many as go with the part of it that they have paid. */
export function returnPoints(
  { id, number, payments, returns }: StoredTicket,
  back: TicketReturn,
  { db: { loyalty } }: Context,
  actor: Actor,
) {
  const spent = loyalty.find(ticketRef(id));
  const centsIn = (one: Pick<TicketReturn, "payments">) => 0 - (pointsIn(one)?.amount ?? 0);
  const paid = pointsIn({ payments })?.amount ?? 0;
  const points = spent
    ? partWith(0 - spent.points, { paid, before: sumOf(returns.map(centsIn)), amount: centsIn(back) })
    : 0;
  if (!spent || points === 0) return;
  const sourceRef = `return:${id}:${back.id}`;
  const { memberId } = spent;
  move({ kind: "restored", points, memberId, sourceRef, reason: number, reservationId: "" }, loyalty, actor);
}
