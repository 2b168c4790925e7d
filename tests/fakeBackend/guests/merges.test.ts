import fc from "fast-check";
import { expect, it } from "vitest";

import type { GuestData } from "@/contract/people/guest";
import { mergeChoiceFields } from "@/contract/guests/guestProfile";
import { mergedDataOf } from "@/domain/guests/guestMerges";
import { namedIn } from "@/fakeBackend/complaints/toComplaint";
import { createDatabase } from "@/fakeBackend/createDatabase";
import { sendToMany } from "@/fakeBackend/guestMessages/outgoingToMany";
import { toGuestMessage } from "@/fakeBackend/guestMessages/toGuestMessage";
import { mergeGuests, unmergeGuests } from "@/fakeBackend/guests/mergeGuests";
import { accountOf, catchUp } from "@/fakeBackend/loyalty/accounts";
import { enrol } from "@/fakeBackend/loyalty/changeMember";
import { noShelf } from "@/fakeBackend/core/shelf";

import "../../support/wholeBackend";

const now = new Date("2026-04-14T08:00:00.000Z");
const actor = { by: "Marina Solé", now };

const number = fc.nat({ max: 99 });
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constant("merge" as const), one: number, other: number }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant("undo" as const), one: number }) },
    fc.record({ act: fc.constant("write" as const), one: number }),
    fc.record({ act: fc.constant("settle" as const) }),
  ),
  { minLength: 4, maxLength: 16 },
);

const people: Partial<GuestData>[] = [
  { email: "a@x.es", notes: "Alta", hasMarketingConsent: true },
  { email: "b@x.es", notes: "Tranquila", preferences: ["quiet"], hasMarketingConsent: true },
  { phone: "600111222", notes: "Alta", allergies: "Soja", isVip: true },
  { document: "12345678Z", documentType: "dni", birthDate: "1980-02-03" },
  { document: "P2", documentType: "passport", allergies: "Gluten", language: "fr" },
];

/** Five guests with a stay each that has ended, a complaint, and a place in the programme for three. */
function openFive(db: ReturnType<typeof createDatabase>) {
  const { hotel, complaints, loyalty } = db;
  const stays = [...hotel.all()].slice(0, people.length);
  const guests = people.map((data, place) => {
    const { id: _id, version: _version, ...known } = hotel.guests.get(stays[place]!.guestId);
    const empty = { email: `${place}@x.es`, phone: "", document: "", documentType: "" as const, birthDate: "" };
    const guest = hotel.guests.add({ ...known, ...empty, lastName: "Ferrer", ...data });
    hotel.put({ ...stays[place]!, guestId: guest.id, state: "checkedOut" });
    const [complaint] = complaints.all();
    complaints.put({ ...complaint!, id: `Q-${guest.id}`, guestId: guest.id });
    if (place < 3) enrol(guest.id, loyalty);
    return guest.id;
  });
  return { db, guests };
}

type Five = ReturnType<typeof openFive>;

const recordsOf = ({ db, guests }: Five) => guests.map((id) => mergedDataOf(db.hotel.guests.find(id)!));

/** What each guest has: stays, complaints, messages, points. */
function belongingsOf({ db, guests }: Five) {
  const { hotel, complaints, guestMessages, loyalty } = db;
  catchUp(loyalty, now);
  const complained = complaints.all().map((one) => `${namedIn(hotel, one).guestId} ${one.id}`);
  const written = guestMessages.all().map((one) => `${toGuestMessage(one, guestMessages).guestId} ${one.id}`);
  return guests.map((id) => ({
    stays: hotel.reservationsOf(id).map((stay) => stay.id),
    complaints: complained.filter((one) => one.startsWith(`${id} `)),
    messages: written.filter((one) => one.startsWith(`${id} `)),
    points: accountOf(id, loyalty)?.points,
  }));
}

it("makes the records as they were, in whatever order merges are made and undone", () => {
  let merges = 0;
  const db = createDatabase(now, noShelf, { reservations: 10 });
  fc.assert(
    fc.property(steps, fc.array(number, { minLength: 5, maxLength: 5 }), (acts, order) => {
      const five = openFive(db);
      const { guests } = five;
      const { hotel, guestMessages } = db;
      const before = recordsOf(five);
      const expected = belongingsOf(five);
      const merged = () => guests.filter((id) => hotel.guests.find(id)!.merged);
      const undo = (nth: number) => {
        const ids = merged();
        const id = ids[nth % ids.length];
        if (id !== undefined) unmergeGuests(hotel.guests.get(id), { otherId: id }, hotel, actor);
      };
      for (const step of acts) {
        if (step.act === "settle") catchUp(db.loyalty, now);
        else if (step.act === "undo") undo(step.one);
        else if (step.act === "write") {
          const place = step.one % guests.length;
          const reservationIds = hotel.reservationsOf(guests[place]!).map(({ id }) => id);
          const way = { channel: "mail", templateId: "template-2", reservationIds } as const;
          const count = guestMessages.all().length;
          sendToMany(way, `click-${count}`, guestMessages, "", now);
          for (const { id, reservationId } of guestMessages.all().slice(count)) {
            const owner = hotel.get(reservationId).guestId;
            expected[guests.indexOf(owner)]!.messages.push(`${owner} ${id}`);
          }
        } else {
          const [kept, other] = [step.one, step.other].map((place) => hotel.guests.get(guests[place % guests.length]!));
          if (kept!.id === other!.id) continue;
          merges += 1;
          const side = step.one % 2 === 0 ? "kept" : "other";
          const chosen = Object.fromEntries(mergeChoiceFields.map((field) => [field, side]));
          const versions = { version: kept!.version, otherVersion: other!.version };
          mergeGuests(kept!, { otherId: other!.id, ...versions, chosen }, hotel, actor);
        }
      }
      for (const nth of order) undo(nth);
      expect(merged()).toEqual([]);
      expect(recordsOf(five)).toEqual(before);
      expect(belongingsOf(five)).toEqual(expected);
    }),
    { seed: 31, numRuns: 40 },
  );
  expect(merges).toBeGreaterThan(60);
});
