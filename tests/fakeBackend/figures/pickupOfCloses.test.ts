import axios from "axios";
import fc from "fast-check";
import { expect, it } from "vitest";

import { figuresContract } from "@/contract/figures/hotelFigures";
import { reportsContract } from "@/contract/figures/reports";
import type { PeriodSums } from "@/contract/figures/sums";
import { addDays } from "@/domain/civilDate";
import { periodSums } from "@/domain/kpis/nightSums";
import { nightsIn } from "@/domain/kpis/period";
import { booksAt } from "@/fakeBackend/figures/books";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { closeWhole, openClose } from "../../support/closeCalls";
import { book, hotelApi } from "../../support/hotelBackend";

const api = createClient({ ...figuresContract, ...reportsContract });

const kinds = ["book", "book", "cancel", "reactivate", "delete", "longer", "later", "close", "close"] as const;
type Step = { kind: (typeof kinds)[number]; choice: number };

/** An act that is refused is left out. */
function unlessRefused(error: unknown) {
  if (!axios.isAxiosError(error) || !error.response) throw error;
}

const draftWith = async (id: string, change: (dates: { arrival: string; departure: string }) => object) => {
  const { version, extras, guest, state: _, ...stored } = await hotelApi.getReservation({ params: { id } });
  const draft = { ...stored, extras, guestId: guest.id, state: "confirmed" as const, ...change(stored) };
  await hotelApi.updateReservation({ params: { id }, body: { version, draft } });
};

async function does({ kind, choice }: Step, hotel: Hotel) {
  const known = [...hotel.all()].filter(({ isDeleted }) => !isDeleted);
  const { id, version } = known[choice % Math.max(1, known.length)] ?? { id: "", version: 0 };
  const act = (action: string, input: object = {}) =>
    hotelApi.actOnReservation({ params: { id, action }, body: { version, ...input } });
  const { businessDate } = hotel.property;
  if (kind === "close") return closeWhole();
  if (kind === "book") {
    const arrival = addDays(businessDate, 1 + (choice % 6));
    return book({ arrival, departure: addDays(arrival, 1 + (choice % 3)), guarantee: "card" });
  }
  if (kind === "cancel") return act("cancel", { cancelReason: "guestRequest" });
  if (kind === "reactivate") return act("reactivate");
  if (kind === "delete") return hotelApi.deleteReservation({ params: { id } });
  if (kind === "longer") return draftWith(id, ({ departure }) => ({ departure: addDays(departure, 1) }));
  return draftWith(id, ({ arrival, departure }) => ({
    arrival: addDays(arrival, 2),
    departure: addDays(departure, 2),
  }));
}

const period = { from: "2026-04-14", to: "2026-05-20" };

async function booksNow() {
  const { sums } = await api.getHotelFigures({ query: { ...period, compare: "before" } });
  return { nights: sums.now.sold, roomRevenue: sums.now.roomRevenue };
}

it("is the books now less the books at each close, whatever the desk does", async () => {
  const step = fc.record({ kind: fc.constantFrom(...kinds), choice: fc.nat(30) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { hotel, stop } = openClose({ isEmpty: true });
      const atClose = [await booksNow()];
      for (const one of steps) {
        await does(one, hotel).catch(unlessRefused);
        if (one.kind === "close") atClose.push(await booksNow());
      }
      const now = await booksNow();
      for (const [closes, then] of atClose.toReversed().entries()) {
        // the open day with so many closed ones
        const { nights } = await api.getForecast({ query: { ...period, compare: "before", since: closes } });
        const sum = (of: (night: (typeof nights)[number]) => number) => nights.reduce((all, one) => all + of(one), 0);
        expect(sum(({ pickup }) => pickup.nights)).toBe(now.nights - then.nights);
        expect(sum(({ pickup }) => pickup.roomRevenue)).toBe(now.roomRevenue - then.roomRevenue);
      }
      stop();
    }),
    { seed: 34, numRuns: 10 },
  );
});

/** Written apart from the journal: what the figures say while a close is the last one. */
it("has the books at each close as they were then, whatever the desk does since", async () => {
  const step = fc.record({ kind: fc.constantFrom(...kinds), choice: fc.nat(30) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { hotel, db, stop } = openClose({ isEmpty: true });
      const told: { close: string; sums: Sums }[] = [];
      for (const one of steps) {
        await does(one, hotel).catch(unlessRefused);
        if (one.kind !== "close") continue;
        const from = hotel.property.businessDate;
        const { sums } = await api.getHotelFigures({ query: { from, to: period.to, compare: "before" } });
        told.push({ close: addDays(from, -1), sums: booked(sums.now) });
      }
      for (const { close, sums } of told) {
        const nights = { from: addDays(close, 1), to: period.to };
        const closes = new Map(nightsIn(nights).map((night) => [night, close]));
        expect(booked(periodSums(booksAt(db.figures, {}, nights, closes), nights))).toEqual(sums);
      }
      stop();
    }),
    { seed: 35, numRuns: 10 },
  );
});

type Sums = ReturnType<typeof booked>;

const fields = [
  "sold",
  "guests",
  "roomRevenue",
  "commission",
  "otherRevenue",
  "arrivals",
  "departures",
  "inHouse",
] as const satisfies (keyof PeriodSums)[];

const booked = (sums: PeriodSums) => Object.fromEntries(fields.map((field) => [field, sums[field]]));
