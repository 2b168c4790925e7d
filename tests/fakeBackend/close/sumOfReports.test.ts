import { nanoid } from "@reduxjs/toolkit";
import axios from "axios";
import fc from "fast-check";
import { expect, it } from "vitest";

import { closeSolutions } from "@/contract/day/close";
import { deskContract } from "@/contract/reservations/desk";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { revenueOf } from "@/domain/close/dayRates";
import { postedFolio } from "@/domain/folio/folioLines";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { randomFrom } from "@/fakeBackend/core/random";
import { createClient } from "@/shared/api/createClient";

import {
  actOn,
  assigned,
  closeApi,
  closeWhole,
  freeRoomFor,
  openClose,
  postTo as post,
  solveAll,
  undo,
} from "../../support/closeCalls";
import { book, hotelApi } from "../../support/hotelBackend";

const desk = createClient(deskContract);

const deeds = [
  ...(["book", "book", "checkIn", "checkInLate", "checkInLate", "revert", "leave"] as const),
  ...(["charge", "allow", "correct", "solve", "solve", "close", "close"] as const),
] as const;

type Step = { deed: (typeof deeds)[number]; choice: number };

const state = (hotel: Hotel, wanted: Reservation["state"]) => [...hotel.all()].filter((one) => one.state === wanted);

async function fetched(hotel: Hotel, wanted: Reservation["state"], choice: number): Promise<Reservation | undefined> {
  const rows = state(hotel, wanted);
  const row = rows[choice % Math.max(1, rows.length)];
  return row && hotelApi.getReservation({ params: { id: row.id } });
}

const inHouse =
  (does: (here: Reservation, hotel: Hotel, choice: number) => Promise<unknown> | undefined) =>
  async (hotel: Hotel, choice: number) => {
    const here = await fetched(hotel, "inHouse", choice);
    if (here) await does(here, hotel, choice);
  };

/** The work of a desk. */
const does: Record<Step["deed"], (hotel: Hotel, choice: number) => Promise<unknown>> = {
  close(_, choice) {
    const { between } = randomFrom(choice);
    return closeWhole((most) => (most > 0 ? between(0, most - 1) : 0));
  },
  async solve(_, choice) {
    const { date, arrivals, departures } = await closeApi.getClose();
    const solution = closeSolutions[choice % closeSolutions.length]!;
    const rows = [...arrivals, ...departures];
    const clientId = nanoid();
    await solveAll(date, rows, solution, clientId);
    if (choice > 8) await undo(clientId, date);
  },
  book({ property: { businessDate: arrival } }, choice) {
    const ratePlanId = choice % 2 ? "BAR" : "NRF";
    return book({ arrival, departure: addDays(arrival, 1 + (choice % 3)), guarantee: "card", ratePlanId });
  },
  async checkIn(hotel, choice) {
    const coming = await fetched(hotel, "confirmed", choice);
    if (coming) await actOn(await assigned(coming), "checkIn");
  },
  async checkInLate(hotel, choice) {
    const late = await fetched(hotel, "noShow", choice);
    const isAllowed = late?.actions.some((one) => one.action === "checkInLate" && one.isAllowed);
    if (late && isAllowed) await actOn(late, "checkInLate", { roomId: await freeRoomFor(late.id) });
  },
  revert: inHouse((here) => {
    const back = here.actions.find(({ action, isAllowed }) => action.startsWith("revert") && isAllowed);
    return back && actOn(here, back.action);
  }),
  charge: inHouse((here) => post(here, "charge", { description: "Bar", quantity: 1, unitPrice: 7_77, vat: 21 })),
  allow: inHouse((here) => post(here, "allow", { amount: 3_33, description: "Atención", reason: "Ruido", vat: 10 })),
  correct: inHouse((here, _, choice) => {
    const line = here.charges[choice % Math.max(1, here.charges.length)];
    return line && post(here, "correct", { chargeId: line.id, reason: "Error" });
  }),
  leave: inHouse(({ id, version, departure }, { property: { businessDate } }, choice) =>
    departure > businessDate
      ? desk.actAtDesk({
          params: { id, action: "leaveEarly" },
          body: { version, unusedNights: choice % 2 ? "charge" : "waive" },
        })
      : undefined,
  ),
};

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
const numRuns = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 600) / 100);

it("adds up to what is charged, over all closed days and the open one, whatever the desk does", async () => {
  const step = fc.record({ deed: fc.constantFrom(...deeds), choice: fc.nat(20) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const { hotel, stop } = openClose({ isEmpty: true });
      for (const { deed, choice } of steps) await does[deed](hotel, choice).catch(unlessRefused);
      const reports = await closeApi.listDayReports();
      const { figures } = await closeApi.getClose();
      const sum = [...reports, figures].reduce((all, day) => all + revenueOf(day), 0);
      stop();
      expect(sum).toBe(chargedIn(hotel));
    }),
    { seed: 31, numRuns },
  );
});
