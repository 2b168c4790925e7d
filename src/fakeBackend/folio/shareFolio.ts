import type { GroupChoice } from "@/contract/reservations/groupFolio";
import { folded } from "@/domain/text/folded";
import { textSearch } from "@/domain/text/textSearch";
import { folioReasons } from "@/domain/folio/folioAccount";
import { choiceFaults, choiceReasons, groupFaults } from "@/domain/folio/groupRules";
import { isEnded } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { refuseReasons } from "../hotel/refusals";
import { groupOf, stayNamed, stayRef } from "../hotel/reservations/groupOf";
import { folioOf } from "../hotel/reservations/folioOf";
import { refuseStale } from "../hotel/reservations/toReservation";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { notFound } from "../records/Refused";
import { billingChange, billingOf } from "./arrangeWindows";
import { type FolioHandler, keepFolio, refuseFolioFaults } from "./keepFolio";

const MOST_FOUND = 10;

/** Without a text: the members, and who is likely to be one. With a text: whom it finds, first who is there at the same time. */
export function groupChoices(leader: StoredReservation, text: string, hotel: Hotel): GroupChoice[] {
  const isAsked = text.trim() !== "";
  const isFound = textSearch(text);
  const isOfText = ({ room, searched }: ListEntry) => isFound(`${room} ${searched}`);
  const found = hotel.list
    .where((entry) => isOther(entry, leader) && (isAsked ? isOfText(entry) : isLikely(entry, leader, hotel)))
    .map(({ reservation }) => reservation)
    .toSorted((one, other) => Number(isAtOneTime(other, leader)) - Number(isAtOneTime(one, leader)));
  const members = isAsked ? [] : hotel.membersOf(leader.id);
  return [...members, ...found.slice(0, MOST_FOUND)].map((one) => choiceOf(one, leader, hotel));
}

const isOther = ({ reservation: { id, state, billing } }: ListEntry, leader: StoredReservation) =>
  id !== leader.id && !isEnded(state) && billing?.leader !== leader.id;

/** Of the same guest or company, and at the same time. */
function isLikely({ reservation, guest }: ListEntry, leader: StoredReservation, hotel: Hotel): boolean {
  const { id, company } = hotel.guests.get(leader.guestId);
  const isOfParty = guest.id === id || (company.trim() !== "" && folded(guest.company) === folded(company));
  return isOfParty && isAtOneTime(reservation, leader);
}

const isAtOneTime = (one: StoredReservation, other: StoredReservation) =>
  one.arrival < other.departure && other.arrival < one.departure;

function choiceOf(stored: StoredReservation, leader: StoredReservation, hotel: Hotel): GroupChoice {
  const { arrival, departure, billing } = stored;
  const named = stayNamed(stored, hotel);
  const isLeading = hotel.membersOf(stored.id).length > 0;
  const isMember = billing?.leader === leader.id;
  const reasons = choiceReasons(stored, named.name, leader.id, isLeading);
  return { ...named, arrival, departure, isMember, reasons };
}

/** Says for whom the folio of a reservation pays, and what: all of them change, or none. */
export const shareFolio: FolioHandler<"group"> = (leader, act, hotel, actor) => {
  const { memberIds = [], payer, routed } = act;
  const billing = { ...billingOf({ payer, routed }), leader: leader.id };
  const group = groupOf(leader, hotel);
  const former = group ? hotel.membersOf(leader.id) : [];
  const isSame = (one: StoredReservation) => JSON.stringify(one.billing) === JSON.stringify(billing);
  if (former.length === memberIds.length && former.every((one) => memberIds.includes(one.id) && isSame(one)))
    return leader;
  refuseStale(leader, act.version, hotel);
  refuseReasons(folioReasons("group", folioOf(leader, hotel), hotel.property));
  const asked = memberIds.map((id) => hotel.find(id) ?? missing());
  const leaving = former.filter(({ id }) => !memberIds.includes(id));
  const choices = [...asked, ...leaving].map((one) => choiceOf(one, leader, hotel));
  refuseFolioFaults([...groupFaults(act, former.length > 0), ...choiceFaults(choices, memberIds)]);

  const put = (one: StoredReservation, next: StoredReservation["billing"]) =>
    keepFolio("bill", one, billingChange(one.billing, next), hotel, actor);
  for (const one of leaving) put(one, undefined);
  for (const one of asked) if (!isSame(one)) put(one, billing);
  const names = (members: readonly StoredReservation[]) => members.map((one) => stayRef(one, hotel).name).join(", ");
  const named = memberIds.length > 0 ? billing : undefined;
  const { changes } = billingChange(former.at(0)?.billing, named);
  const change = { field: "members" as const, before: names(former), after: names(asked) };
  return keepFolio("group", leader, { stored: {}, changes: [...changes, change] }, hotel, actor);
};

function missing(): never {
  throw notFound();
}
