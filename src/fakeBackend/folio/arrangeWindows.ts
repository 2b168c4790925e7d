import type { Charge } from "@/contract/account/account";
import { accountWindows, type AccountMove, type Billing, routedKinds } from "@/contract/account/accountWindows";
import type { BillInput } from "@/contract/account/accountActs";
import type { StoredCompany } from "@/contract/companies/companies";
import { sentences } from "@/contract/sentences";
import { payerReason } from "@/domain/companies/payerReason";
import { correctionReasons } from "@/domain/account/corrections";
import { allowancesAlong } from "@/domain/account/allowancesAlong";
import { accountOf, folioReasons } from "@/domain/folio/folioAccount";
import { accountReason } from "@/domain/account/ruledAccount";
import { halvesOf } from "@/domain/account/halves";
import { halvingMoves } from "@/domain/account/halvingMoves";
import { cancelMove, isFollower, movedAs, moveReasons, movesOf } from "@/domain/account/moves";
import { readTaxId } from "@/domain/account/taxId";
import { billFaults, moveFaults, reasonFaults } from "@/domain/account/windowFaults";
import { movable, partOf } from "@/domain/account/placing";
import { otherWindow, windowOf } from "@/domain/account/windows";
import { payerNow } from "@/domain/companies/payer";
import { readEmail } from "@/domain/people/emails";
import { readName } from "@/domain/people/names";

import type { Hotel } from "../hotel/Hotel";
import { refusal, refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { folioOf, type StayFolio } from "../hotel/reservations/folioOf";
import { refuseStale } from "../hotel/reservations/toReservation";
import type { Actor } from "../records/Actor";
import {
  type FolioChange,
  type FolioHandler,
  keepFolio,
  refuseFolioFaults,
  type Sent,
  wordsInBooks,
} from "./keepFolio";
import { isGoodReference } from "./postToFolio";

/** Opens the window of a company, or changes whom it bills and what goes there. */
export const bill: FolioHandler<"bill"> = (stored, act, hotel, actor) => {
  const company = payingCompany(act, stored, hotel);
  const billing = billingOf(act, company);
  if (JSON.stringify(stored.billing) === JSON.stringify(billing)) return stored;
  if (company && isTyped(stored.billing, billing)) return linked(stored, billing, act, hotel, actor);
  const before = beforeAct("bill", stored, act, hotel);
  if (!company) refuseFolioFaults(billFaults(act));
  const { stored: changed, changes } = billingChange(stored.billing, billing);
  const along = allowancesOfRouting(before, { ...stored, ...changed }, hotel);
  const moves = along.length > 0 && { moves: [...(stored.moves ?? []), ...along] };
  return keepFolio("bill", stored, { stored: { ...changed, ...moves }, changes }, hotel, actor);
};

/** A payer was typed, and all else stays as it is. */
const isTyped = (billing: Billing | undefined, { routed }: Billing) =>
  billing && !billing.companyId && billing.leader === undefined && billing.routed.join() === routed.join();

/** A payer that was only typed is a company of the list: no line moves, so that a closed folio allows it too. */
function linked(stored: StoredReservation, billing: Billing, { version }: Sent<"bill">, hotel: Hotel, actor: Actor) {
  refuseStale(stored, version, hotel);
  return keepFolio("bill", stored, billingChange(stored.billing, billing), hotel, actor);
}

/** The moves of the allowances that go with the lines which new rules send to the other window. */
function allowancesOfRouting(before: StayFolio, changed: StoredReservation, hotel: Hotel): AccountMove[] {
  const { version } = changed;
  const { businessDate: date } = hotel.property;
  const was = movable(before).charges;
  const goes = movable(folioOf(changed, hotel)).charges.flatMap((line) => {
    const from = windowOf(was.find(({ id }) => id === line.id) ?? line);
    const isRouted = from !== windowOf(line) && line.kind !== "allowance" && !isFollower(line);
    return isRouted ? [{ id: "", chargeId: line.id, from, to: windowOf(line), date }] : [];
  });
  return accountWindows.flatMap((to) =>
    allowancesAlong(
      goes.filter((move) => move.to === to),
      was,
      `bill:${version}:${to}`,
    ),
  );
}

/** Closes the window of a company. */
export const unbill: FolioHandler<"unbill"> = (stored, act, hotel, actor) => {
  if (!stored.billing) return stored;
  beforeAct("unbill", stored, act, hotel);
  return keepFolio("unbill", stored, billingChange(stored.billing, undefined), hotel, actor);
};

/** Moves a line, or a part of it, to the other window. */
export const move: FolioHandler<"move"> = (stored, act, hotel, actor) => {
  const { sourceRef = "", chargeId } = act;
  if (movedAs(sourceRef, stored.moves)) return stored;
  const before = movable(beforeAct("move", stored, act, hotel));
  const line = before.charges.find(({ id }) => id === chargeId);
  if (!line) throw refusal(409, [accountReason("CHARGE_UNKNOWN")]);
  refuseReasons(moveReasons(line, before.charges));
  const { property } = hotel;
  const isNamed = isGoodReference(sourceRef);
  refuseFolioFaults(moveFaults(act, accountOf(before, property)), isNamed ? {} : { sourceRef: sentences.invalidValue });
  const change = moveChange(
    movesOf(act, before.charges, property.businessDate),
    { ...line, ...wordsInBooks(stored, line) },
    stored.moves,
    before.charges,
  );
  return keepFolio("move", stored, change, hotel, actor);
};

/** Makes both windows come to the same; a second payer is billed first where there is none. */
export const halve: FolioHandler<"halve"> = (stored, act, hotel, actor) => {
  const { sourceRef = "" } = act;
  if (movedAs(sourceRef, stored.moves)) return stored;
  const before = beforeAct("halve", stored, act, hotel);
  const isNamed = isGoodReference(sourceRef);
  const company = stored.billing ? undefined : payingCompany(act, stored, hotel);
  refuseFolioFaults(
    stored.billing || company ? [] : billFaults(act),
    isNamed ? {} : { sourceRef: sentences.invalidValue },
  );
  const billing = stored.billing ?? billingOf({ payer: act.payer }, company);
  const { from, amount } = halvesOf(before);
  const added = halvingMoves(sourceRef, before, hotel.property.businessDate);
  const change: FolioChange = {
    stored: { billing, moves: [...(stored.moves ?? []), ...added] },
    changes: [
      ...(stored.billing ? [] : billingChange(undefined, billing).changes),
      { field: "window", before: from, after: otherWindow(from) },
      { field: "part", before: "", after: String(amount) },
    ],
  };
  return keepFolio("halve", stored, change, hotel, actor);
};

/** The part of a line that was moved comes back, its line posted or not; `line` is one of its sides. */
export function takePartBack(
  stored: StoredReservation,
  line: Charge,
  act: Sent<"correct">,
  hotel: Hotel,
  actor: Actor,
) {
  const before = movable(beforeAct("correct", stored, act, hotel));
  refuseReasons(correctionReasons(line, before.charges));
  refuseFolioFaults(reasonFaults(act));
  const change = moveChange(
    cancelMove(line, before, act, hotel.property.businessDate),
    { ...line, ...wordsInBooks(stored, line) },
    stored.moves,
  );
  return keepFolio("correct", stored, change, hotel, actor);
}

function beforeAct(
  action: "bill" | "unbill" | "move" | "halve" | "correct",
  stored: StoredReservation,
  { version }: { version: number },
  hotel: Hotel,
) {
  refuseStale(stored, version, hotel);
  const before = folioOf(stored, hotel);
  refuseReasons(folioReasons(action, before, hotel.property));
  return before;
}

/** The kinds in their order, so that the same choice is the same billing. */
export function billingOf(
  { payer = "", taxId = "", email = "", routed = [] }: Partial<BillInput>,
  company?: StoredCompany,
): Billing {
  const kinds = routedKinds.filter((kind) => routed.includes(kind));
  const typed = { name: readName(payer), taxId: readTaxId(taxId), email: readEmail(email), routed: kinds };
  return payerNow(typed, company);
}

/** The company that an act names as payer. A closed one pays no more windows than it does. */
function payingCompany({ companyId }: { companyId?: string }, { billing }: StoredReservation, { companies }: Hotel) {
  if (!companyId) return undefined;
  const company = companies.now(companyId);
  if (company?.state === "active" || (company && company === companies.now(billing?.companyId))) return company;
  const reason =
    company?.state === "closed" ? payerReason("PAYER_CLOSED", { company: company.name }) : payerReason("PAYER_UNKNOWN");
  refuseFolioFaults([{ field: "companyId", reason }]);
  return undefined;
}

export function billingChange(before: Billing | undefined, after: Billing | undefined): FolioChange {
  const payerOf = (billing: Billing | undefined) =>
    [billing?.name, billing?.taxId, billing?.email].filter(Boolean).join(" · ");
  const changes = [
    { field: "payer" as const, before: payerOf(before), after: payerOf(after) },
    { field: "routed" as const, before: before?.routed.join(",") ?? "", after: after?.routed.join(",") ?? "" },
  ];
  // without a second window nothing is moved: another one begins without the moves to this one
  const stored = after ? { billing: after } : { billing: after, moves: undefined };
  return { stored, changes: changes.filter((change) => change.before !== change.after) };
}

/** The first of the moves is that of the line; of those after it, some may be of allowances that go along. */
function moveChange(
  added: AccountMove[],
  line: Charge,
  moves: readonly AccountMove[] = [],
  charges: readonly Charge[] = [],
): FolioChange {
  const [{ from, to, part, cancels, reason }] = added as [AccountMove];
  const others = added.slice(1).flatMap(({ chargeId }) => charges.find(({ id }) => id === chargeId) ?? []);
  const along = others.filter(({ kind }) => kind === "allowance");
  const nights = others.length > along.length ? ` × ${others.length - along.length + 1}` : "";
  const cents = part && (cancels === undefined ? partOf(line.amount, part) : Math.abs(line.amount));
  return {
    stored: { moves: [...moves, ...added] },
    changes: [
      { field: "charge", before: "", after: line.description + nights },
      ...along.map(({ description }) => ({ field: "charge" as const, before: "", after: description })),
      { field: "window", before: from, after: to },
      ...(cents === undefined ? [] : [{ field: "part" as const, before: "", after: String(cents) }]),
    ],
    note: reason,
  };
}
