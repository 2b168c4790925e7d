import { nanoid } from "@reduxjs/toolkit";
import axios from "axios";
import fc from "fast-check";
import { expect, it } from "vitest";

import { closeSolutions } from "@/contract/day/close";
import type { PeriodSums } from "@/contract/figures/sums";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { revenueOf } from "@/domain/close/dayRates";
import { postedFolio } from "@/domain/folio/folioLines";
import { periodSums } from "@/domain/kpis/nightSums";
import { nightsIn } from "@/domain/kpis/period";
import { randomFrom } from "@/fakeBackend/core/random";
import { booksAt } from "@/fakeBackend/figures/books";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import {
  actOn,
  assigned,
  closeApi,
  closeWhole,
  freeRoomFor,
  openClose,
  postTo,
  solveAll,
  undo,
} from "../../support/closeCalls";
import { figuresApi } from "../../support/figureCalls";
import { amend, book, hotelApi } from "../../support/hotelBackend";

/** A reservation in such a state; undefined without one. */
async function fetched(hotel: Hotel, wanted: Reservation["state"] | undefined, choice: number) {
  const rows = [...hotel.all()].filter(({ state, isDeleted }) => !isDeleted && (!wanted || state === wanted));
  const row = rows[choice % Math.max(1, rows.length)];
  return row && hotelApi.getReservation({ params: { id: row.id } });
}

type Deed = (hotel: Hotel, choice: number) => Promise<unknown>;

/** What is done to a stay in such a state, or in any. */
const to =
  (
    state: Reservation["state"] | undefined,
    does: (stay: Reservation, choice: number) => Promise<unknown> | undefined,
  ) =>
  async (hotel: Hotel, choice: number) => {
    const stay = await fetched(hotel, state, choice);
    if (stay) await does(stay, choice);
  };

/** Books some nights, so many days from now on. */
const bookFrom =
  (days: (choice: number) => number): Deed =>
  ({ property: { businessDate } }, choice) => {
    const arrival = addDays(businessDate, days(choice));
    const departure = addDays(arrival, 1 + (choice % 3));
    return book({ arrival, departure, guarantee: "card", ratePlanId: choice % 2 ? "BAR" : "NRF" });
  };

const close: Deed = (_, choice) => {
  const { between } = randomFrom(choice);
  return closeWhole(choice % 2 ? (most) => (most > 0 ? between(0, most - 1) : 0) : undefined);
};

const closeAll: Deed = () => closeWhole();

/** Rows of the close that are solved together, and taken back at times. */
async function solve(_: Hotel, choice: number) {
  const { date, arrivals, departures } = await closeApi.getClose();
  const clientId = nanoid();
  await solveAll(date, [...arrivals, ...departures], closeSolutions[choice % closeSolutions.length]!, clientId);
  if (choice > 8) await undo(clientId, date);
}

/** The work of a desk with who is there. */
const ofHouse: Deed[] = [
  to("confirmed", async (stay) => actOn(await assigned(stay), "checkIn")),
  to("inHouse", (here) => {
    const back = here.actions.find(({ action, isAllowed }) => action.startsWith("revert") && isAllowed);
    return back && actOn(here, back.action);
  }),
  to("inHouse", (here) => postTo(here, "charge", { description: "Bar", quantity: 1, unitPrice: 7_77, vat: 21 })),
  to("inHouse", (here) => postTo(here, "allow", { amount: 3_33, description: "Atención", reason: "Ruido", vat: 10 })),
  to("inHouse", (here, choice) => {
    const line = here.charges[choice % Math.max(1, here.charges.length)];
    return line && postTo(here, "correct", { chargeId: line.id, reason: "Error" });
  }),
  to("inHouse", ({ id, version }, choice) =>
    hotelApi.actAtDesk({
      params: { id, action: "leaveEarly" },
      body: { version, unusedNights: choice % 2 ? "charge" : "waive" },
    }),
  ),
  ...Array.from({ length: 2 }, () =>
    to("noShow", async (late) => {
      const isAllowed = late.actions.some((one) => one.action === "checkInLate" && one.isAllowed);
      if (isAllowed) await actOn(late, "checkInLate", { roomId: await freeRoomFor(late.id) });
    }),
  ),
  ...Array.from({ length: 2 }, () => [bookFrom(() => 0), solve, close]).flat(),
];

/** The work with who is to come. */
const ofBooks: Deed[] = [
  to(undefined, (stay) => actOn(stay, "cancel", { cancelReason: "guestRequest" })),
  to(undefined, (stay) => actOn(stay, "reactivate")),
  to(undefined, ({ id }) => hotelApi.deleteReservation({ params: { id } })),
  to(undefined, ({ id, departure }) => amend(id, { departure: addDays(departure, 1) })),
  to(undefined, ({ id, arrival, departure }) =>
    amend(id, { arrival: addDays(arrival, 2), departure: addDays(departure, 2) }),
  ),
  ...Array.from({ length: 2 }, () => [bookFrom((choice) => 1 + (choice % 6)), closeAll]).flat(),
];

/** An act that is refused is left out. */
function unlessRefused(error: unknown) {
  if (!axios.isAxiosError(error) || !error.response) throw error;
}

/** All that is charged once tonight's nights are. What a room has handed over is charged there. */
function chargedIn(hotel: Hotel): number {
  const night = addDays(hotel.property.businessDate, 1);
  const lines = [...hotel.all()].flatMap((stored) =>
    stored.isDeleted ? [] : postedFolio(stored, hotel.products, night),
  );
  return lines.filter(({ kind }) => kind !== "transfer").reduce((sum, { amount }) => sum + amount, 0);
}

/** `npm run model` raises it. */
const numRuns = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 400) / 100);
const stepsOf = (deeds: Deed[], maxLength: number) =>
  fc.array(fc.record({ deed: fc.constantFrom(...deeds), choice: fc.nat(30) }), { minLength: 8, maxLength });

it("adds up to what is charged, over all closed days and the open day, whatever the desk does", async () => {
  await fc.assert(
    fc.asyncProperty(stepsOf(ofHouse, 30), async (steps) => {
      const { hotel, stop } = openClose({ isEmpty: true });
      for (const { deed, choice } of steps) await deed(hotel, choice).catch(unlessRefused);
      const reports = await closeApi.listDayReports();
      const { figures } = await closeApi.getClose();
      const sum = [...reports, figures].reduce((all, day) => all + revenueOf(day), 0);
      stop();
      expect(sum).toBe(chargedIn(hotel));
    }),
    { seed: 31, numRuns },
  );
}, 60_000);

const period = { from: "2026-04-14", to: "2026-05-20" };
const sumsOf = async (from: string) =>
  (await figuresApi.getHotelFigures({ query: { from, to: period.to, compare: "before" } })).sums.now;

const fields = ["sold", "guests", "roomRevenue", "commission", "otherRevenue", "arrivals", "departures", "inHouse"];
const booked = (sums: PeriodSums) => fields.map((field) => [field, sums[field as keyof PeriodSums]]);

/** Written apart from the journal: what the figures say while a close is the last one. */
it("has the books of each close as they were, and the pickup since, whatever the desk does", async () => {
  await fc.assert(
    fc.asyncProperty(stepsOf(ofBooks, 24), async (steps) => {
      const { hotel, db, stop } = openClose({ isEmpty: true });
      const atClose = [await sumsOf(period.from)];
      const told: [close: string, sums: ReturnType<typeof booked>][] = [];
      for (const { deed, choice } of steps) {
        await deed(hotel, choice).catch(unlessRefused);
        if (deed !== closeAll) continue;
        atClose.push(await sumsOf(period.from));
        const open = hotel.property.businessDate;
        told.push([addDays(open, -1), booked(await sumsOf(open))]);
      }
      const now = await sumsOf(period.from);
      for (const [closes, then] of atClose.toReversed().entries()) {
        // the open day with so many closed ones
        const { nights } = await figuresApi.getForecast({ query: { ...period, compare: "before", since: closes } });
        const sum = (of: "nights" | "roomRevenue") => nights.reduce((all, { pickup }) => all + pickup[of], 0);
        expect([sum("nights"), sum("roomRevenue")]).toEqual([now.sold - then.sold, now.roomRevenue - then.roomRevenue]);
      }
      for (const [last, sums] of told) {
        const nights = { from: addDays(last, 1), to: period.to };
        const closes = new Map(nightsIn(nights).map((night) => [night, last]));
        expect(booked(periodSums(booksAt(db.figures, {}, nights, closes), nights))).toEqual(sums);
      }
      stop();
    }),
    { seed: 35, numRuns },
  );
}, 60_000);
