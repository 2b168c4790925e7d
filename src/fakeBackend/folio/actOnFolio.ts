import {
  type Billing,
  type Charge,
  type FolioAct,
  type FolioAction,
  folioActions,
  type Payment,
  routedKinds,
} from "@/contract/folio";
import type { HistoryEntry } from "@/contract/reservationHistory";
import type { Reservation } from "@/contract/reservations";
import { sentences } from "@/contract/sentences";
import { correctionReasons, folioFaults } from "@/domain/folio/folioFaults";
import { folioReasons } from "@/domain/folio/folioPermissions";
import { isOwnReference, postedAs, type Posting, postingOf } from "@/domain/folio/posting";
import { windowOf } from "@/domain/folio/windows";
import { reasonFor } from "@/domain/reasonFor";

import type { Hotel } from "../hotel/Hotel";
import { notFound, refuseFaults, refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { Actor } from "../hotel/reservations/act";
import { historyWith } from "../hotel/reservations/historyOf";
import { refuseStale } from "../hotel/reservations/refuseStale";
import { toReservation } from "../hotel/reservations/toReservation";

const referenceLetters = 100;

/** Posts to the folio of a reservation, or refuses with reasons; a refusal changes nothing. */
export function actOnFolio(
  stored: StoredReservation,
  name: string,
  act: FolioAct,
  hotel: Hotel,
  { by, now }: Actor,
): StoredReservation {
  const action = folioActions.find((one) => one === name);
  if (!action) throw notFound();
  const before = toReservation(stored, hotel);
  const at = now.toISOString();
  const { property } = hotel;
  const input = { ...act, vat: act.vat ?? 10 };
  const posting = () => postingOf(action, input, before, { date: property.businessDate, at });
  if (action === "bill" && isSameBilling(stored.billing, billingOf(act))) return stored;
  if (action === "unbill" && !stored.billing) return stored;
  if (isPosting(action)) {
    const posted = postedAs(act.sourceRef ?? "", before);
    if (posted && isSame(posted, posting())) return stored;
    refuseReasons(posted ? [reasonFor("CHARGE_POSTED")] : []);
  }
  refuseStale(stored, act.version, hotel);
  refuseReasons(folioReasons(action, before, property));
  const line = before.charges.find(({ id }) => id === act.chargeId);
  if (action === "correct")
    refuseReasons(line ? correctionReasons(line, before.charges) : [reasonFor("CHARGE_UNKNOWN")]);
  const faults = folioFaults(action, input, before, property);
  const fields = Object.fromEntries(faults.map(({ field, reason }) => [field, reason.message]));
  refuseFaults({ reasons: faults.map(({ reason }) => reason), fields: { ...fields, ...unknownIn(action, input) } });

  const added = posting();
  const billing = action === "bill" ? billingOf(act) : action === "unbill" ? undefined : stored.billing;
  const next: StoredReservation = {
    ...stored,
    billing,
    charges: [...stored.charges, ...added.charges],
    payments: [...stored.payments, ...added.payments],
    version: stored.version + 1,
    updatedAt: now.getTime(),
  };
  const entry =
    billing === stored.billing
      ? entryOf(action, before, added, toReservation(next, hotel).balance)
      : { what: action, changes: billingChanges(stored.billing, billing) };
  next.history = historyWith(stored, { at, by, ...entry });
  return hotel.put(next);
}

/** What has a reference of its own. A correction has that of its line. */
const isPosting = (action: FolioAction) => action !== "correct" && action !== "bill" && action !== "unbill";

/** The kinds in their order, so that the same choice is the same billing. */
function billingOf({ payer = "", taxId = "", email = "", routed = [] }: FolioAct): Billing {
  const kinds = routedKinds.filter((kind) => routed.includes(kind));
  return { name: payer.trim(), taxId: taxId.trim(), email: email.trim(), routed: kinds };
}

const isSameBilling = (one: Billing | undefined, other: Billing) => JSON.stringify(one) === JSON.stringify(other);

function billingChanges(before: Billing | undefined, after: Billing | undefined): HistoryEntry["changes"] {
  const payerOf = (billing: Billing | undefined) =>
    [billing?.name, billing?.taxId, billing?.email].filter(Boolean).join(" · ");
  const changes = [
    { field: "payer" as const, before: payerOf(before), after: payerOf(after) },
    { field: "routed" as const, before: before?.routed.join(",") ?? "", after: after?.routed.join(",") ?? "" },
  ];
  return changes.filter((change) => change.before !== change.after);
}

/** What no screen sends. */
function unknownIn(action: FolioAction, { sourceRef = "", vat }: Partial<FolioAct>): Record<string, string> {
  const isReference = !isPosting(action) || (isOwnReference(sourceRef) && sourceRef.length <= referenceLetters);
  return {
    ...(isReference ? {} : { sourceRef: sentences.invalidValue }),
    ...(vat === 10 || vat === 21 ? {} : { vat: sentences.invalidValue }),
  };
}

/** Whether what is posted under a reference is what is to be posted: a repeat. */
function isSame(posted: Charge | Payment, { charges, payments }: Posting): boolean {
  const [line] = [...charges, ...payments];
  return line !== undefined && line.amount === posted.amount && "method" in line === "method" in posted;
}

/** What the history tells of a posting; its amount is the change of the balance. */
function entryOf(
  what: FolioAction,
  before: Reservation,
  { charges: [charge], payments: [payment] }: Posting,
  balance: number,
): Pick<HistoryEntry, "what" | "changes" | "note"> {
  const description = charge?.description ?? "";
  const after = what === "correct" ? "" : description;
  const note = charge?.reason ?? payment?.reason;
  const placed = before.charges.find(({ id }) => id === charge?.corrects) ?? charge ?? payment ?? {};
  return {
    what,
    changes: [
      ...(charge ? [{ field: "charge" as const, before: what === "correct" ? description : "", after }] : []),
      ...(payment ? [{ field: "method" as const, before: "", after: payment.method }] : []),
      ...(before.billing ? [{ field: "window" as const, before: "", after: windowOf(placed) }] : []),
      { field: "balance", before: String(before.balance), after: String(balance) },
    ],
    ...(note ? { note } : {}),
  };
}
