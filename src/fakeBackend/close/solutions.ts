import type { CloseRow, CloseSolution, CloseWhy } from "@/contract/day/close";
import type { Cents, CivilDate } from "@/contract/property";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { addDays } from "@/domain/civilDate";
import { lacksPayment, moveReasons } from "@/domain/close/closeRules";
import { generalReason } from "@/domain/definition/generalReason";
import { permissionFor, permissionOf } from "@/domain/permissionFor";
import { totalOf } from "@/domain/reservations/balance";
import { cancellationFee, feeMoment, noShowFee } from "@/domain/reservations/fees";

import { ApiError } from "../core/ApiError";
import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import { act } from "../hotel/reservations/act";
import { amendedReservation } from "../hotel/reservations/saveReservation";
import { folioOf } from "../hotel/reservations/folioOf";
import { actionsOf } from "../hotel/reservations/toReservation";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";

/** How the row could be solved in place. */
export function solutionsOf({ state }: StoredReservation): CloseSolution[] {
  if (state === "inHouse") return ["checkOut", "extend"];
  return [state === "confirmed" ? "noShow" : "cancel", "move"];
}

/** A row of the close; its actions are tried out on the books as they are. */
export function toCloseRow(
  stored: StoredReservation,
  hotel: Hotel,
  actor: Actor,
  solutions: CloseSolution[] = solutionsOf(stored),
): CloseRow {
  const { id, version, arrival, departure, state, nights } = stored;
  const { customer, room, situation, balance } = new ListEntry(stored, hotel);
  const moment = feeMoment(hotel.clock(), hotel.property);
  const cost = state === "confirmed" ? noShowFee(stored, moment) : cancellationFee(stored, moment);
  const isPayable = state === "inHouse" && lacksPayment({ balance, ...folioOf(stored, hotel) });
  const tries = solutions.map((action) => ({ action, ...tried(action, stored, hotel, actor) }));
  const actions = tries.map(({ action, reasons }) => ({
    ...permissionFor(action, reasons),
    isPayable: isPayable && action === "checkOut",
  }));
  const price = Object.fromEntries(tries.flatMap((one) => (one.price === undefined ? [] : [[one.action, one.price]])));
  const fee = solutions.some((one) => one === "noShow" || one === "cancel") ? cost.fee : 0;
  const addedNights = tries.find(({ action }) => action === "extend")?.added ?? [];
  const lastNight = nights.at(-1)?.price ?? 0;
  const money = { balance, fee, price, addedNights, lastNight };
  return { id, version, customer, room, arrival, departure, situation, ...money, actions };
}

/** Solves a row that has no reasons against it. */
export function solve(
  solution: Exclude<CloseSolution, "assign">,
  stored: StoredReservation,
  hotel: Hotel,
  actor: Actor,
): StoredReservation {
  if (solution === "checkOut") return act(stored, "checkOut", {}, hotel, actor);
  if (solution === "noShow") return act(stored, "markNoShow", {}, hotel, { ...actor, isClosing: true });
  if (solution === "cancel") return act(stored, "cancel", { cancelReason: "notConfirmed" }, hotel, actor);
  return hotel.put(amended(solution, stored, hotel, actor));
}

/** Says that a row is not as it was seen. */
export const hasChanged = () => [generalReason("RECORD_STALE")];

/** The acts of the desk that solve a row; the others change its dates. */
const acts = { noShow: "markNoShow", cancel: "cancel", checkOut: "checkOut" } as const;

/** Why the row cannot be solved that way, none when it can; and how other dates change its price. */
export function tried(
  solution: CloseSolution,
  stored: StoredReservation,
  hotel: Hotel,
  actor: Actor,
): { reasons: CloseWhy[]; price?: Cents; added?: Cents[] } {
  if (solution === "assign") return { reasons: [] }; // which rooms suit is looked for when it is asked
  if (solution !== "move" && solution !== "extend") {
    const actions = actionsOf(stored, hotel, true);
    return { reasons: permissionOf({ actions }, acts[solution])?.reasons ?? [] };
  }
  const nextDay = addDays(hotel.property.businessDate, 1);
  const lastNight = solution === "move" ? moveReasons(stored, nextDay) : [];
  if (lastNight.length > 0) return { reasons: lastNight };
  let change: { price: Cents; added: Cents[] } | undefined;
  const reasons = refusalOf(() => {
    const next = amended(solution, stored, hotel, actor);
    const added = next.nights.filter(({ date }) => date >= stored.departure);
    const [before, after] = [stored, next].map((one) => totalOf(one, hotel.products));
    change = { price: after! - before!, added: added.map((night) => night.price) };
    return [];
  });
  return { reasons, ...change };
}

/** The reasons of a change, or those that the books refuse it with. */
export function refusalOf(change: () => CloseWhy[]): CloseWhy[] {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reasons.length > 0 ? error.reasons : hasChanged(); // a field that the close does not show
  }
}

function amended(solution: "move" | "extend", stored: StoredReservation, hotel: Hotel, actor: Actor) {
  const nextDay = addDays(hotel.property.businessDate, 1);
  const dates: Partial<Record<"arrival" | "departure", CivilDate>> =
    solution === "move" ? { arrival: nextDay } : { departure: nextDay };
  return amendedReservation(stored, { ...draftOf(stored), ...dates }, hotel, actor);
}

/** The reservation as a form would send it back; in house the draft's state is ignored. */
const draftOf = ({ state, extras, ...stored }: StoredReservation): ReservationDraft => ({
  ...stored,
  state: state === "optional" || state === "pending" ? state : "confirmed",
  extras: extras.map(({ productId, quantity }) => ({ productId, quantity })),
});
