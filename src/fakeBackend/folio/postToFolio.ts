import type { Charge, OtherStay, Payment, PostingAction } from "@/contract/account/account";
import type { FolioAct } from "@/contract/reservations/folio";
import { sentences } from "@/contract/sentences";
import { correctionReasons } from "@/domain/account/corrections";
import { accountFaults } from "@/domain/account/accountFaults";
import { accountOf, folioReasons, isFolioClosed } from "@/domain/folio/folioAccount";
import { accountReason } from "@/domain/account/ruledAccount";
import type { PostedInput } from "@/domain/account/limits";
import { isOwnReference, postedAs, type Posting, postingOf } from "@/domain/account/posting";
import { ruledWindow, windowOf } from "@/domain/account/windows";

import type { Hotel } from "../hotel/Hotel";
import { refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { folioOf } from "../hotel/reservations/folioOf";
import { refuseStale } from "../hotel/reservations/toReservation";
import type { Actor } from "../records/Actor";
import { type FolioChange, keepFolio, refuseFolioFaults, wordsInBooks } from "./keepFolio";

const referenceLetters = 100;

/** Fields of a posting that no act of a person can set. */
interface Behalf {
  /** Who pays instead. */
  payer?: OtherStay;
  /** Those that an allowance is paid with. */
  points?: number;
}

/** Adds a line to the folio of a reservation, or refuses with reasons; a refusal changes nothing. */
export function postToFolio(
  stored: StoredReservation,
  action: PostingAction,
  act: FolioAct,
  hotel: Hotel,
  actor: Actor,
  { payer, points }: Behalf = {},
): StoredReservation {
  const before = folioOf(stored, hotel);
  const { property } = hotel;
  const input = { ...act, vat: act.vat ?? 10, points };
  const posting = () => postingOf(action, input, before, { date: property.businessDate, at: actor.now.toISOString() });
  if (action !== "correct") {
    const posted = postedAs(act.sourceRef ?? "", before);
    if (posted && isSame(posted, posting())) return stored;
    refuseReasons(posted ? [accountReason("CHARGE_POSTED")] : []);
  }
  refuseStale(stored, act.version, hotel);
  refuseReasons(folioReasons(action, before, property));
  const line = before.charges.find(({ id }) => id === act.chargeId);
  if (action === "correct")
    refuseReasons(line ? correctionReasons(line, before.charges) : [accountReason("CHARGE_UNKNOWN")]);
  refuseFolioFaults(accountFaults(action, input, accountOf(before, property)), unknownIn(action, input));
  if (action === "charge") refuseClosedGroup(stored, act, hotel);

  const added = posting();
  const charges = added.charges.map((charge) => {
    const corrected = before.charges.find(({ id }) => id === charge.corrects);
    return corrected ? { ...charge, ...wordsInBooks(stored, corrected) } : charge;
  });
  const payments = payer ? added.payments.map((payment) => ({ ...payment, stay: payer })) : added.payments;
  const change: FolioChange = {
    stored: { charges: [...stored.charges, ...charges], payments: [...stored.payments, ...payments] },
    ...changesOf(action, stored, line, { charges, payments }),
  };
  return keepFolio(action, stored, change, hotel, actor);
}

/** Refuses a charge that would be owed on the closed folio of the group. */
function refuseClosedGroup({ billing }: StoredReservation, { window }: FolioAct, hotel: Hotel) {
  const leader = hotel.find(billing?.leader ?? "");
  const isOfGroup = (window ?? ruledWindow("posted", billing)) === "company";
  if (billing && leader && isOfGroup && isFolioClosed(leader))
    refuseFolioFaults([{ field: "window", reason: accountReason("GROUP_CLOSED", { group: billing.name }) }]);
}

/** Faults that no screen sends. */
function unknownIn(action: PostingAction, { sourceRef = "", vat, points }: PostedInput): Record<string, string> {
  const isReference = action === "correct" || points !== undefined || isGoodReference(sourceRef);
  return {
    ...(isReference ? {} : { sourceRef: sentences.invalidValue }),
    ...(vat === 10 || vat === 21 ? {} : { vat: sentences.invalidValue }),
  };
}

export const isGoodReference = (sourceRef: string): boolean =>
  isOwnReference(sourceRef) && sourceRef.length <= referenceLetters;

/** Whether what is posted under a reference is what is to be posted: a repeat. */
function isSame(posted: Charge | Payment, { charges, payments }: Posting): boolean {
  const [line] = [...charges, ...payments];
  return line !== undefined && said(line) === said(posted);
}

const said = (line: Charge | Payment) => `${line.amount} ${"method" in line ? line.method : (line.vat ?? "")}`;

/** The entry of a posting in the history; `corrected` is the line that it corrects. */
function changesOf(
  what: PostingAction,
  { billing }: StoredReservation,
  corrected: Charge | undefined,
  { charges: [charge], payments: [payment] }: Posting,
): Pick<FolioChange, "changes" | "note"> {
  const description = charge?.description ?? "";
  const [was, is] = what === "correct" ? [description, ""] : ["", description];
  const window = windowOf(corrected ?? charge ?? payment ?? {});
  return {
    changes: [
      ...(charge ? [{ field: "charge" as const, before: was, after: is }] : []),
      ...(payment?.stay ? [{ field: "charge" as const, before: "", after: payment.stay.name }] : []),
      ...(payment ? [{ field: "method" as const, before: "", after: payment.method }] : []),
      ...(payment?.declined ? [{ field: "declined" as const, before: "", after: String(payment.declined) }] : []),
      ...(billing ? [{ field: "window" as const, before: "", after: window }] : []),
    ],
    note: charge?.reason ?? payment?.reason,
  };
}
