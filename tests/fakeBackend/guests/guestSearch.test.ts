import { describe, expect, it } from "vitest";

import { unknownData } from "@/domain/guests/unknownData";
import { type GuestEntry, guestEntryOf } from "@/fakeBackend/guests/GuestEntry";
import { guestListRules } from "@/fakeBackend/guests/guestListRules";
import { searchGuests } from "@/fakeBackend/guests/guestSearch";
import { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredGuest } from "@/fakeBackend/hotel/books/StoredGuest";
import { hotelSample } from "@/fakeBackend/hotel/sample/hotelSample";
import { ListIndex } from "@/fakeBackend/list/ListIndex";

const nobody = { firstName: "", lastName: "", email: "", phone: "", document: "", country: "", ...unknownData };
const hotel = new Hotel(new Date("2026-04-14T08:00:00Z"), hotelSample, undefined, { reservations: 0 });

let number = 0;
function guest(firstName: string, lastName: string, more: Partial<StoredGuest> = {}, stays = 0): GuestEntry {
  const stored = { ...nobody, id: `g${(number += 1)}`, firstName, lastName, version: 1, ...more };
  const entry = guestEntryOf(stored, hotel);
  return { ...entry, facts: { ...entry.facts, stays } };
}

const found = (entries: GuestEntry[], text: string) =>
  searchGuests({ list: new ListIndex(guestListRules, entries) }, text).map((entry) => entry.guest);
const names = (entries: GuestEntry[], text: string) =>
  found(entries, text).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe("guests who are looked for", () => {
  it("come in order: name starts with the text, a word starts with it or holds it, other data", () => {
    const guests = [
      guest("Eva", "Ruiz", { email: "mar@example.com" }),
      guest("Omar", "Benali"),
      guest("Ana", "Marín"),
      guest("Mar", "Soler"),
      guest("Tomàs", "Armario"),
    ];
    expect(names(guests, "mar")).toEqual(["Mar Soler", "Ana Marín", "Omar Benali", "Tomàs Armario", "Eva Ruiz"]);
    expect(names(guests, "mar sol")).toEqual(["Mar Soler"]);
    expect(names(guests, "soler  mar")).toEqual(["Mar Soler"]);
    expect(names(guests, "ana soler")).toEqual([]);
  });

  it("with equal names are ordered by stays, else the older record comes first", () => {
    const [first, second, often] = [guest("Ana", "Gil"), guest("Ana", "Gil"), guest("Ana", "Gil", {}, 3)];
    const ids = (guests: GuestEntry[]) => found(guests, "ana gil").map(({ id }) => id);
    expect(ids([second, first, often])).toEqual([often.guest.id, first.guest.id, second.guest.id]);
    expect(ids([first, often, second])).toEqual([often.guest.id, first.guest.id, second.guest.id]);
  });

  it("are found by four digits of a telephone, however it is written, and by no fewer", () => {
    const guests = [guest("Ana", "Gil", { phone: "+34 600-11 22 33" })];
    expect(names(guests, "6 001")).toEqual(["Ana Gil"]);
    expect(names(guests, "600")).toEqual([]);
    expect(names(guests, "6002")).toEqual([]);
  });

  it("are found by three digits of a document", () => {
    expect(names([guest("Ana", "Gil", { document: "12345678Z" })], "345")).toEqual(["Ana Gil"]);
  });

  it("are found by all words of what else is known, not by a single word", () => {
    const guests = [guest("Ana", "Gil", { email: "ana@example.com", document: "X-1234567" })];
    expect(names(guests, "x-1234567 example")).toEqual(["Ana Gil"]);
    expect(names(guests, "x-1234567 otra")).toEqual([]);
  });

  it("are never anonymised guests, who can no longer book", () => {
    expect(names([guest("Anonimizado", "", { isAnonymised: true })], "anonimizado")).toEqual([]);
  });
});
