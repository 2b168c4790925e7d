import {
  kinships,
  type RegisterDraft,
  registerLimits,
  sexes,
  type StayRegister,
  surnameMarks,
  type Traveller,
} from "@/contract/reservations/register";
import { documentTypes } from "@/contract/people/guest";
import { sentences } from "@/contract/sentences";
import { partyFaults } from "@/domain/register/travellerFaults";
import { registerReason, writtenTraveller } from "@/domain/register/travellers";

import { changeGuest } from "../guests/changeGuest";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { Actor } from "../records/Actor";
import { Refused } from "../records/Refused";
import type { RegisterBooks } from "./RegisterBook";
import { toStayRegister } from "./toStayRegister";

const MOST_PEOPLE = 20;

/** Writes down the people of a stay; a change has to be sent again. */
export function saveRegister(
  reservation: StoredReservation,
  { version, draft }: { version: number; draft: RegisterDraft },
  books: RegisterBooks,
  actor: Actor,
): StayRegister {
  const { hotel, register } = books;
  const { id } = reservation;
  const current = toStayRegister(reservation, books);
  const travellers = draft.travellers.slice(0, MOST_PEOPLE).map(writtenTraveller);
  const isSame = JSON.stringify(travellers) === JSON.stringify(current.travellers);
  if (isSame && current.version > 0) return current;
  if (version !== current.version) throw new Refused(409, { reasons: [registerReason("REGISTER_STALE")], current });
  const fields = faultsOf(draft.travellers.slice(0, MOST_PEOPLE), current, hotel.property.businessDate);
  if (Object.keys(fields).length > 0) throw new Refused(422, { reasons: [], fields });
  register.stays.set(id, { travellers, version: current.version + 1, events: current.events });
  completeGuest(reservation, travellers[0], hotel, actor);
  hotel.revision.advance("registers");
  return toStayRegister(reservation, books);
}

/** A sentence for each field that cannot be, by its place in the form. */
function faultsOf(
  typed: Partial<Traveller>[],
  { arrival }: StayRegister,
  businessDate: string,
): Record<string, string> {
  const isOneOf = (values: readonly string[], value = "") => value === "" || values.includes(value);
  // no form lets these through
  const impossible = typed.flatMap(({ sex, kinship, surnames, documentType, signature = "" }, place) =>
    [
      ...(isOneOf(sexes, sex) ? [] : ["sex"]),
      ...(isOneOf(kinships, kinship) ? [] : ["kinship"]),
      ...(isOneOf(surnameMarks, surnames) ? [] : ["surnames"]),
      ...(isOneOf(documentTypes, documentType) ? [] : ["documentType"]),
      ...(signature.length > registerLimits.signature ? ["signature"] : []),
    ].map((field): [string, string] => [`travellers.${place}.${field}`, sentences.invalidValue]),
  );
  const wrong = partyFaults(typed, arrival, businessDate).map(({ place, field, reason }): [string, string] => [
    `travellers.${place}.${field}`,
    reason.message,
  ]);
  return Object.fromEntries([...impossible, ...wrong]);
}

/** What the hotel did not know of its guest. */
function completeGuest({ guestId }: StoredReservation, first: Traveller | undefined, hotel: Hotel, actor: Actor) {
  if (!first) return;
  const guest = hotel.guests.get(guestId);
  const { documentType, document, birthDate, nationality: country, phone, email } = first;
  const told = Object.entries({ documentType, document, birthDate, country, phone, email });
  const news = told.filter(([field, value]) => value !== "" && guest[field as keyof typeof guest] === "");
  if (news.length > 0) changeGuest(guest, Object.fromEntries(news), { what: "changed" }, hotel, actor);
}
