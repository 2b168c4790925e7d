import type { RegisterDraft } from "@/contract/reservations/register";
import { kinships, registerLimits, sexes, surnameMarks, type Traveller } from "@/contract/reservations/travellers";
import { documentTypes } from "@/contract/people/guest";
import { generalReason } from "@/domain/definition/generalReason";
import { partyFaults } from "@/domain/register/travellerFaults";
import { writtenTraveller } from "@/domain/register/travellers";

import type { Context } from "../core/routes";
import { changeGuest } from "../guests/changeGuest";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";
import { refuseInput, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import type { RegisterBooks } from "./RegisterBook";
import { toStayRegister } from "./toStayRegister";

const MOST_PEOPLE = 20;

const registerOf = (id: string, books: RegisterBooks) => toStayRegister(books.hotel.get(id), books);

const record = serveRecord({
  booksOf: ({ db }: Context): RegisterBooks => db,
  get: registerOf,
  shown: (register) => register,
  stale: generalReason("RECORD_STALE"),
});

/** The people of a stay as they are written down; a change has to be sent again. */
export const registerRecord = {
  get: record.get,
  update: record.update({
    written({ travellers }: RegisterDraft) {
      const typed = travellers.slice(0, MOST_PEOPLE);
      return { typed, travellers: typed.map(writtenTraveller) };
    },
    isWritten: ({ version, travellers }, written) => version > 0 && isSame(written.travellers, travellers),
    check({ typed }, { hotel }, current) {
      const faults = partyFaults(typed, current!.arrival, hotel.property.businessDate);
      const wrong = faults.map(({ place, field, reason }) => [`travellers.${place}.${field}`, reason.message] as const);
      refuseInput([], { ...impossibleIn(typed), ...Object.fromEntries(wrong) });
    },
    rewrite({ id, version, events }, { travellers }, books, actor) {
      const { hotel, register } = books;
      register.stays.set(id, { travellers, version: version + 1, events });
      completeGuest(hotel.get(id), travellers[0], hotel, actor);
      hotel.revision.advance("registers");
      return registerOf(id, books);
    },
  }),
};

/** The fields, by their place in the form, whose value no form lets through. */
function impossibleIn(typed: Partial<Traveller>[]): Record<string, string> {
  const isOneOf = (values: readonly string[], value = "") => value === "" || values.includes(value);
  const isKnown = typed.flatMap(({ sex, kinship, surnames, documentType, signature = "" }, place) =>
    Object.entries({
      sex: isOneOf(sexes, sex),
      kinship: isOneOf(kinships, kinship),
      surnames: isOneOf(surnameMarks, surnames),
      documentType: isOneOf(documentTypes, documentType),
      signature: signature.length <= registerLimits.signature,
    }).map(([field, isRight]) => [`travellers.${place}.${field}`, isRight] as const),
  );
  return unknownValues(Object.fromEntries(isKnown));
}

/** Writes into the guest's record what the hotel did not know of them. */
function completeGuest({ guestId }: StoredReservation, first: Traveller | undefined, hotel: Hotel, actor: Actor) {
  if (!first) return;
  const guest = hotel.guests.get(guestId);
  const { documentType, document, birthDate, nationality: country, phone, email } = first;
  const told = Object.entries({ documentType, document, birthDate, country, phone, email });
  const news = told.filter(([field, value]) => value !== "" && guest[field as keyof typeof guest] === "");
  if (news.length > 0) changeGuest(guest, Object.fromEntries(news), { what: "changed" }, hotel, actor);
}
