import type { ParkedDraft, ParkedTicket } from "@/contract/pos/till";
import type { TillId } from "@/contract/outlets";
import { ticketLimits } from "@/contract/pos/tickets";
import { generalReason } from "@/domain/definition/generalReason";
import { againstLines } from "@/domain/pos/againstSale";
import { posReason } from "@/domain/pos/posReason";
import { isOpen } from "@/domain/pos/ticketStates";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import { actorOf } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuseFaults, Refused, refuseInput } from "../records/Refused";
import type { PosBooks, StoredTicket } from "./PosBooks";
import { tickets } from "./tickets";

/** Refuses to go on with a ticket that another till has changed, taken, paid or voided; `current` is as it is now. */
export function refuseChanged(
  stored: StoredTicket,
  { version, till }: { version?: number; till: TillId },
  context: Context,
) {
  const reason = !isOpen(stored)
    ? posReason(stored.state === "voided" ? "TICKET_VOIDED" : "TICKET_PAID")
    : stored.state === "taken" && stored.till !== till
      ? posReason("TICKET_TAKEN", { till: stored.till })
      : posReason("TICKET_CHANGED");
  if (isOpen(stored) && stored.version === version && reason.code === "TICKET_CHANGED") return;
  throw new Refused(409, { reasons: [reason], current: tickets.shown(stored, context.db, actorOf(context)) });
}

/** Puts a ticket aside, for any till. The same again changes nothing. */
export function park(draft: ParkedDraft, context: Context): StoredTicket {
  const { pos, hotel } = context.db;
  const actor = actorOf(context);
  const { id, till, lines, discount } = draft;
  const name = draft.name.trim();
  const former = pos.tickets.find(id);
  const same = { name, lines, discount };
  if (former?.state === "parked" && isLike(former, same)) return former;
  if (former) refuseChanged(former, draft, context);
  refuseInput(againstLines(draft, hotel.property.currency));
  const isLong = name.length > ticketLimits.name;
  refuseFaults(isLong ? [{ field: "name", reason: generalReason("FIELD_TOO_LONG", { max: ticketLimits.name }) }] : []);
  return pos.tickets.put({
    id,
    version: (former?.version ?? 0) + 1,
    state: "parked",
    soldAt: actor.now.toISOString(),
    till,
    total: ticketAmounts(draft).total,
    name,
    lines,
    ...(discount && { discount }),
    payments: [],
    date: hotel.property.businessDate,
    by: actor.by,
    number: "",
    returns: [],
    history: historyWith(
      former?.history ?? [],
      { what: former ? ("changed" as const) : ("created" as const), changes: [] },
      actor,
    ),
  });
}

const isLike = ({ name, lines, discount }: StoredTicket, same: object) =>
  JSON.stringify({ name, lines, discount }) === JSON.stringify(same);

/** Takes a parked ticket up at a till. */
export function take(id: string, { till, version }: { till: TillId; version: number }, context: Context): StoredTicket {
  const { pos } = context.db;
  const stored = pos.tickets.get(id);
  if (stored.state === "taken" && stored.till === till && stored.version === version + 1) return stored;
  refuseChanged(stored, { till, version }, context);
  const changes = [{ field: "state" as const, before: stored.state, after: "taken" }];
  const history = historyWith(stored.history, { what: "changed" as const, changes }, actorOf(context));
  return pos.tickets.put({ ...stored, till, state: "taken", version: version + 1, history });
}

/** Those that any till may take up, and those that this till has. */
export const parkedFor = (till: TillId, { tickets: book }: PosBooks): ParkedTicket[] =>
  book
    .all()
    .filter(({ state, till: its }) => state === "parked" || (state === "taken" && its === till))
    .map((stored) => {
      const { id, version, name, total, lines, soldAt: parkedAt, by } = stored;
      return { id, version, name, till: stored.till, total, lines: lines.length, parkedAt, by };
    });
