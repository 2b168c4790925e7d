import fc from "fast-check";
import { expect, it } from "vitest";

import { scheduleMoments } from "@/contract/guests/messageSchedule";
import { addDays } from "@/domain/civilDate";
import { dayAbout } from "@/domain/guestMessages/scheduleRules";
import { createDatabase } from "@/fakeBackend/createDatabase";
import type { Database } from "@/fakeBackend/core/database";
import { sendDue } from "@/fakeBackend/guestMessages/outgoing";
import { plannedForMany, sendToMany } from "@/fakeBackend/guestMessages/outgoingToMany";
import { shelfOf } from "@/fakeBackend/core/shelf";

import "../../support/wholeBackend";

const now = new Date("2026-04-14T08:00:00.000Z");
const today = "2026-04-14";
const messageOf = (reservationIds: string[]) =>
  ({ reservationIds, channel: "mail", templateId: "template-2" }) as const;

const place = fc.nat({ max: 30 });
const acts = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("sendDue" as const), day: fc.integer({ min: -4, max: 6 }) }) },
  fc.record({
    act: fc.constant("editSchedule" as const),
    schedule: fc.integer({ min: 1, max: 4 }),
    moment: fc.constantFrom(...scheduleMoments),
    days: fc.integer({ min: 0, max: 4 }),
    channel: fc.constantFrom("mail" as const, "sms" as const),
    isOn: fc.boolean(),
  }),
  fc.record({ act: fc.constant("moveStay" as const), place, by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ act: fc.constant("merge" as const), place, other: place }),
  fc.record({ act: fc.constant("bookTogether" as const), place, other: place }),
  fc.record({ act: fc.constant("cancel" as const), place }),
  fc.record({ act: fc.constant("bulk" as const), click: fc.integer({ min: 1, max: 3 }), from: place }),
  fc.record({ act: fc.constant("reload" as const) }),
);

/** Sends what is due, and says so if a guest gets a template twice about the arrivals or the departures of one day. */
function sendDueOnce(db: Pick<Database, "guestMessages">, date: string, got: Set<string>) {
  const { hotel, schedules } = db.guestMessages;
  for (const { scheduleId, guestId, reasons } of sendDue(db, date, now)) {
    if (reasons.length > 0 || scheduleId === "") continue;
    const schedule = schedules.get(scheduleId);
    const day = schedule.moment === "birthday" ? date.slice(0, 4) : dayAbout(schedule, date);
    const about = `${schedule.templateId} ${schedule.moment.replace(/^before|^after/, "")} ${day}`;
    const keys = hotel.guests.idsOf(guestId).map((id) => `${id} ${about}`);
    expect(keys.filter((key) => got.has(key))).toEqual([]);
    for (const key of keys) got.add(key);
  }
}

it("sends no message twice for an event, in any order of acts, edits and repeated days", async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 10, maxLength: 30 }), async (steps) => {
      const kept = new Map<string, [string, string, unknown]>();
      const keep = async (rows: [string, string, unknown][]) =>
        rows.forEach((row) => kept.set(`${row[0]} ${row[1]}`, structuredClone(row)));
      const open = () => {
        const shelf = shelfOf(kept.values(), keep, async () => kept.clear());
        return { shelf, db: createDatabase(now, shelf, { reservations: 30 }) };
      };
      let { shelf, db } = open();
      const before = db.guestMessages.all().length;
      const got = new Set<string>();
      for (const step of steps) {
        const { hotel, guestMessages } = db;
        const stays = [...hotel.all()];
        const guests = [...hotel.guests.all()];
        const at = <Item>(items: Item[], index: number) => items[index % items.length]!;
        if (step.act === "sendDue") sendDueOnce(db, addDays(today, step.day), got);
        else if (step.act === "editSchedule") {
          const { act: _, schedule, ...change } = step;
          const templateId = step.moment === "birthday" ? "template-7" : "template-2";
          const edited = guestMessages.schedules.get(`schedule-${schedule}`);
          guestMessages.schedules.put({ ...edited, ...change, templateId });
        } else if (step.act === "moveStay") {
          const stay = at(stays, step.place);
          const [arrival, departure] = [stay.arrival, stay.departure].map((date) => addDays(date, step.by));
          hotel.put({ ...stay, arrival: arrival!, departure: departure! });
        } else if (step.act === "merge") {
          const [one, other] = [at(guests, step.place), at(guests, step.other)];
          hotel.putGuest({ ...one, birthDate: `1980-${today.slice(5)}`, hasMarketingConsent: true });
          if (one.id !== other.id) hotel.putGuest({ ...other, merged: { into: one.id } });
        } else if (step.act === "bookTogether") {
          const { guestId, arrival, departure, state } = at(stays, step.place);
          hotel.put({ ...at(stays, step.other), guestId, arrival, departure, state });
        } else if (step.act === "cancel") {
          hotel.put({ ...at(stays, step.place), state: "cancelled" });
        } else if (step.act === "bulk") {
          const some = stays.slice(step.from, step.from + 5).map(({ id }) => id);
          sendToMany(messageOf(some), `click-${step.click}`, guestMessages, "Marina Solé", now);
        } else {
          await shelf.flushed();
          ({ shelf, db } = open());
        }
      }
      const { guestMessages, hotel } = db;
      const refs = guestMessages.all().map(({ eventRef }) => eventRef);
      sent += refs.length - before;
      expect(new Set(refs).size).toBe(refs.length);
      for (const day of [-4, 0, 6]) {
        sendDueOnce(db, addDays(today, day), got);
        const count = guestMessages.all().length;
        sendDue(db, addDays(today, day), now);
        expect(guestMessages.all()).toHaveLength(count);
      }
      const all = [...hotel.all()].map(({ id }) => id);
      sendToMany(messageOf(all), "last", guestMessages, "", now);
      const again = plannedForMany(messageOf(all), "last", guestMessages);
      expect(again.filter(({ outgoing }) => outgoing.reasons.length === 0)).toEqual([]);
    }),
    { seed: 16, numRuns: 12 },
  );
  expect(sent).toBeGreaterThan(100);
});
