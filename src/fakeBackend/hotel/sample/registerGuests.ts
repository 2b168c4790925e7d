import { guestPreferences } from "@/contract/people/guest";
import { dateOfDay } from "@/domain/civilDate";
import { unknownData } from "@/domain/guests/unknownData";

import { groupedBy } from "../../core/groupedBy";
import type { StoredGuest } from "../books/StoredGuest";
import type { StoredReservation } from "../books/StoredReservation";
import { type Random, randomFrom } from "../../core/random";
import { companies, companyIdOf, sellers } from "./companies";
import { documentOf, languageOf, personAs } from "./people";
import { nameLikePeople } from "./realNames";

const YEAR = 365;
const DAY = 24 * 3_600_000;
const SEED = 19_077;
const DUPLICATES = 12;

const unwelcomeReasons = [
  "Rompió el televisor y se negó a pagarlo",
  "Insultó al personal de recepción",
  "Devolvió los cargos de tres estancias",
];

/**
 * Fills in the hotel's data of its guests besides their bookings: real names for some, a second record for some, and former
 * guests up to `count`. Drawn for each guest alone, so that no reservation depends on it.
 */
export function registerGuests(
  guests: StoredGuest[],
  reservations: readonly StoredReservation[],
  today: number,
  { count = 0, hasRealNames }: { count?: number | undefined; hasRealNames: boolean },
) {
  const ofGuest = groupedBy(reservations, ({ guestId }) => guestId);
  for (const guest of guests) register(guest, ofGuest.get(guest.id) ?? [], today);
  if (hasRealNames) nameLikePeople(guests, ofGuest, today);
  writeTwice(guests, ofGuest);
  markUnwelcome(guests, ofGuest, today);
  while (guests.length < count) {
    const number = guests.length + 1;
    const person = personAs(number, randomFrom(SEED * number));
    const guest: StoredGuest = { id: `guest-${number}`, ...unknownData, ...person, version: 1 };
    register(guest, [], today);
    guests.push(guest);
  }
}

/** Who stays for a company, and whose agency has sold it. */
function sellTo(guest: StoredGuest, own: readonly StoredReservation[], pick: Random["pick"]) {
  const ofCompany = own.filter(({ channelId }) => channelId === "company");
  if (ofCompany.length > 0) guest.company = pick(companies);
  for (const stay of ofCompany) stay.companyId = companyIdOf(companies.indexOf(guest.company));
  for (const stay of own) if (stay.channelId === "levante") stay.agencyId = sellers[Number(stay.id.slice(-1))];
}

/** Nearly all who have stayed are in the register of travellers; of the others it is known what they have told. */
function register(guest: StoredGuest, own: readonly StoredReservation[], today: number) {
  const { next, between, pick } = randomFrom(SEED + Number(guest.id.slice(6)));
  const hasStayed = own.some(({ checkedInOn }) => checkedInOn !== undefined);
  if (guest.document === "" && hasStayed && next() < 0.95) {
    guest.document = documentOf(guest.country, between(10_000_000, 99_999_999));
  }
  if (guest.document !== "") {
    guest.documentType = guest.country === "ES" ? "dni" : "passport";
    if (next() < 0.97) guest.birthDate = dateOfDay(today - between(19 * YEAR, 82 * YEAR));
  }
  guest.language = languageOf(guest.country);
  sellTo(guest, own, pick);
  if (guest.isVip || next() < 0.06) guest.preferences = [pick(guestPreferences)];
  if (next() < 0.01) guest.allergies = pick(["Gluten", "Frutos secos", "Marisco"]);
  guest.hasMarketingConsent = next() < 0.3;
}

/** Of some who came back, a second record, which has their second reservation: without accents, or without prefix. */
function writeTwice(guests: StoredGuest[], ofGuest: ReadonlyMap<string, StoredReservation[]>) {
  const isAccented = ({ firstName, lastName }: StoredGuest) => /[À-ÿ]/.test(firstName + lastName);
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const returned = guests.filter(
    (guest) => guest.country === "ES" && (ofGuest.get(guest.id)?.length ?? 0) > 1 && isAccented(guest),
  );
  returned.slice(0, DUPLICATES).forEach((guest, index) => {
    const { firstName, lastName, phone } = guest;
    const others = [{ phone: phone.replace("+34 ", "") }, { phone: phone.replace("+34", "0034") }];
    const change =
      index % 2 === 0 ? { firstName: plain(firstName), lastName: plain(lastName) } : others[(index % 4) >> 1];
    const unknown = { email: "", document: "", documentType: "", birthDate: "", isVip: false } as const;
    const again: StoredGuest = { ...guest, ...unknown, ...change, id: `guest-${guests.length + 1}` };
    guests.push(again);
    ofGuest.get(guest.id)!.at(-1)!.guestId = again.id;
  });
}

/** Three who have left. */
function markUnwelcome(
  guests: readonly StoredGuest[],
  ofGuest: ReadonlyMap<string, StoredReservation[]>,
  today: number,
) {
  const left = guests.filter(({ id, isVip, company }) => {
    const own = ofGuest.get(id) ?? [];
    return !isVip && company === "" && own.length === 1 && own[0]?.state === "checkedOut";
  });
  unwelcomeReasons.forEach((reason, index) => {
    const guest = left[Math.floor(((index + 0.5) * left.length) / unwelcomeReasons.length)];
    const [stay] = (guest && ofGuest.get(guest.id)) ?? [];
    if (!guest || !stay) return;
    const at = new Date(Math.min(today * DAY, Date.parse(`${stay.departure}T10:20:00.000Z`))).toISOString();
    guest.unwelcome = { reason, by: "Lucía Fernández", at };
  });
}
