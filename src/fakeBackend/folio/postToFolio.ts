import type { FolioAction } from "@/contract/reservations/folio";
import type { Charge, OtherStay, Payment, PostingAction } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import { vatRates } from "@/contract/property";
import { sentences } from "@/contract/sentences";
import { payerReason } from "@/domain/companies/payerReason";
import { linesOfAct } from "@/domain/account/correctionLines";
import { chargedTotal } from "@/domain/account/balance";
import { accountFaults } from "@/domain/account/accountFaults";
import { accountOf, folioReasons, isFolioClosed } from "@/domain/folio/folioAccount";
import { accountReason } from "@/domain/account/ruledAccount";
import { isOwnReference, postedAs, type PostedInputs, type Posting, postingOf } from "@/domain/account/posting";
import { ruledWindow, windowOf } from "@/domain/account/windows";

import type { Hotel } from "../hotel/Hotel";
import { refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { folioWithGroup, type StayFolio } from "../hotel/reservations/folioOf";
import { refuseStale } from "../hotel/reservations/toReservation";
import type { Actor } from "../records/Actor";
import { type FolioChange, type FolioHandler, keepFolio, refuseFolioFaults } from "./keepFolio";

const referenceLetters = 100;

/** Fields of a posting that no act of a person can set. */
interface Behalf extends Pick<Charge, "origin">, Pick<Payment, "partOf" | "documentId"> {
  /** Another stay that pays. */
  payer?: OtherStay;
  /** Those that an allowance is paid with. */
  points?: number;
}

type Poster<Action extends FolioAction> = (
  ...posted: [...Parameters<FolioHandler<Action>>, Behalf?]
) => StoredReservation;

export const postCharge: Poster<"charge"> = (stored, act, hotel, actor, behalf) => {
  const { vat = 10, window } = act;
  const check = () => refuseClosedGroup(stored, window, hotel);
  return postLine("charge", stored, { ...act, vat }, hotel, actor, { unknown: unknownRate(vat), check, behalf });
};

export const postAllowance: Poster<"allow"> = (stored, act, hotel, actor, behalf) => {
  const { vat } = act;
  const input = { ...act, points: behalf?.points };
  const unknown = vat === undefined ? {} : unknownRate(vat);
  return postLine("allow", stored, input, hotel, actor, { unknown, behalf });
};

export const postPayment: Poster<"pay"> = (stored, act, hotel, actor, behalf) =>
  postLine("pay", stored, act, hotel, actor, { behalf, check: () => refuseCredit(stored, act, hotel) });

/** Refuses a debt that is handed over to a company without credit. */
function refuseCredit({ billing }: StoredReservation, { method, window }: PostedInputs["pay"], { companies }: Hotel) {
  const company = window === "company" ? companies.now(billing?.companyId) : undefined;
  if (method !== "receivable" || !company || company.hasCredit) return;
  refuseFolioFaults([{ field: "method", reason: payerReason("PAYER_NO_CREDIT", { company: company.name }) }]);
}

export const postRefund: Poster<"refund"> = (stored, act, hotel, actor, behalf) =>
  postLine("refund", stored, act, hotel, actor, { behalf });

/** A line that is posted under a reference, once. */
type NamedAction = Exclude<PostingAction, "correct">;

interface LineRules {
  /** Faults that no screen sends, by field. */
  unknown?: Record<string, string>;
  /** Refuses, after the rules of every account. */
  check?: () => void;
  behalf: Behalf | undefined;
}

function postLine<Action extends NamedAction>(
  action: Action,
  stored: StoredReservation,
  act: PostedInputs[Action] & { sourceRef?: string; version: number },
  hotel: Hotel,
  actor: Actor,
  { unknown = {}, check, behalf = {} }: LineRules,
): StoredReservation {
  const { sourceRef = "", version } = act;
  const { property } = hotel;
  const { payer, points, origin, ...ofPayment } = behalf;
  const before = folioWithGroup(stored, hotel);
  const posting = () => postingOf(action, act, before, momentOf(hotel, actor));
  const posted = postedAs(sourceRef, before);
  if (posted && isSame(posted, before, "vat" in act ? act.vat : undefined, posting())) return stored;
  refuseReasons(posted ? [accountReason("CHARGE_POSTED")] : []);
  refuseStale(stored, version, hotel);
  refuseReasons(folioReasons(action, before, property));
  const isNamed = points !== undefined || origin !== undefined || isGoodReference(sourceRef); // the hotel's own are not told
  const fields = { ...(isNamed ? {} : { sourceRef: sentences.invalidValue }), ...unknown };
  refuseFolioFaults(accountFaults(action, act, accountOf(before, property)), fields);
  check?.();
  const { charges, payments } = posting();
  const added = {
    charges: charges.map((charge) => ({ ...charge, ...(origin && { origin }) })),
    payments: payments.map((payment) => ({ ...payment, ...ofPayment, ...(payer && { stay: payer }) })),
  };
  return keepPosting(action, stored, added, hotel, actor);
}

export const momentOf = ({ property }: Hotel, { now }: Actor) => ({
  date: property.businessDate,
  at: now.toISOString(),
});

/** Refuses a charge that would be owed on the closed folio of the group. */
function refuseClosedGroup({ billing }: StoredReservation, window: AccountWindow | undefined, hotel: Hotel) {
  const leader = hotel.find(billing?.leader ?? "");
  const isOfGroup = (window ?? ruledWindow("posted", billing)) === "company";
  if (billing && leader && isOfGroup && isFolioClosed(leader))
    refuseFolioFaults([{ field: "window", reason: accountReason("GROUP_CLOSED", { group: billing.name }) }]);
}

const unknownRate = (vat: number): Record<string, string> =>
  vatRates.some((rate) => rate === vat) ? {} : { vat: sentences.invalidValue };

export const isGoodReference = (sourceRef: string): boolean =>
  isOwnReference(sourceRef) && sourceRef.length <= referenceLetters;

/**
 * Whether what is posted under a reference is what is to be posted: a repeat. An allowance that is not told its rate would be
 * shared otherwise by now.
 */
function isSame(
  posted: Charge | Payment,
  before: Pick<StayFolio, "charges">,
  vat: number | undefined,
  { charges, payments: [payment] }: Posting,
): boolean {
  if ("method" in posted) return payment?.amount === posted.amount && payment.method === posted.method;
  const isRate = vat === undefined || vat === posted.vat;
  return isRate && chargedTotal(linesOfAct(posted, before.charges)) === chargedTotal(charges);
}

/** Stores a posting, with its entry in the history; `corrected` is the line that it corrects. */
export function keepPosting(
  what: PostingAction,
  stored: StoredReservation,
  { charges, payments }: Posting,
  hotel: Hotel,
  actor: Actor,
  corrected?: Charge,
): StoredReservation {
  const [[charge], [payment]] = [charges, payments];
  const description = charge?.description ?? "";
  const [was, is] = corrected ? [description, ""] : ["", description];
  const window = windowOf(corrected ?? charge ?? payment ?? {});
  const change: FolioChange = {
    stored: { charges: [...stored.charges, ...charges], payments: [...stored.payments, ...payments] },
    changes: [
      ...(charge ? [{ field: "charge" as const, before: was, after: is }] : []),
      ...(payment?.stay ? [{ field: "charge" as const, before: "", after: payment.stay.name }] : []),
      ...(payment ? [{ field: "method" as const, before: "", after: payment.method }] : []),
      ...(payment?.declined ? [{ field: "declined" as const, before: "", after: String(payment.declined) }] : []),
      ...(stored.billing ? [{ field: "window" as const, before: "", after: window }] : []),
    ],
    note: charge?.reason ?? payment?.reason,
  };
  return keepFolio(what, stored, change, hotel, actor);
}
