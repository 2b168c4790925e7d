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
import { amend, book, hotelApi } from "../../support/hotelBackend";

const api = createClient({ ...figuresContract, ...reportsContract });

const kinds = ["book", "book", "cancel", "reactivate", "delete", "longer", "later", "close", "close"] as const;
type Step = { kind: (typeof kinds)[number]; choice: number };

/** An act that is refused is left out. */
function unlessRefused(error: unknown) {
  if (!axios.isAxiosError(error) || !error.response) throw error;
}

async function does({ kind, choice }: Step, hotel: Hotel) {
  const known = [...hotel.all()].filter(({ isDeleted }) => !isDeleted);
  const chosen = known[choice % Math.max(1, known.length)] ?? { id: "", version: 0, arrival: "", departure: "" };
  const { id, version, arrival, departure } = chosen;
  const act = (action: string, input: object = {}) =>
    hotelApi.actOnReservation({ params: { id, action }, body: { version, ...input } });
  if (kind === "close") return closeWhole();
  if (kind === "book") {
    const first = addDays(hotel.property.businessDate, 1 + (choice % 6));
    return book({ arrival: first, departure: addDays(first, 1 + (choice % 3)), guarantee: "card" });
  }
  if (kind === "cancel") return act("cancel", { cancelReason: "guestRequest" });
  if (kind === "reactivate") return act("reactivate");
  if (kind === "delete") return hotelApi.deleteReservation({ params: { id } });
  if (kind === "longer") return amend(id, { departure: addDays(departure, 1) });
  return amend(id, { arrival: addDays(arrival, 2), departure: addDays(departure, 2) });
}

const period = { from: "2026-04-14", to: "2026-05-20" };
const sumsOf = async (from: string) =>
  (await api.getHotelFigures({ query: { from, to: period.to, compare: "before" } })).sums.now;

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

/** `npm run model` raises it. Written apart from the journal: what the figures say while a close is the last one. */
const numRuns = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 600) / 100);

it("has the books at each close as they were then, and the pickup since, whatever the desk does", async () => {
  const step = fc.record({ kind: fc.constantFrom(...kinds), choice: fc.nat(30) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { hotel, db, stop } = openClose({ isEmpty: true });
      const atClose = [await sumsOf(period.from)];
      const told: { close: string; sums: ReturnType<typeof booked> }[] = [];
      for (const one of steps) {
        await does(one, hotel).catch(unlessRefused);
        if (one.kind !== "close") continue;
        atClose.push(await sumsOf(period.from));
        const open = hotel.property.businessDate;
        told.push({ close: addDays(open, -1), sums: booked(await sumsOf(open)) });
      }
      const now = await sumsOf(period.from);
      for (const [closes, then] of atClose.toReversed().entries()) {
        // the open day with so many closed ones
        const { nights } = await api.getForecast({ query: { ...period, compare: "before", since: closes } });
        const sum = (of: "nights" | "roomRevenue") => nights.reduce((all, { pickup }) => all + pickup[of], 0);
        expect(sum("nights")).toBe(now.sold - then.sold);
        expect(sum("roomRevenue")).toBe(now.roomRevenue - then.roomRevenue);
      }
      for (const { close, sums } of told) {
        const nights = { from: addDays(close, 1), to: period.to };
        const closes = new Map(nightsIn(nights).map((night) => [night, close]));
        expect(booked(periodSums(booksAt(db.figures, {}, nights, closes), nights))).toEqual(sums);
      }
      stop();
    }),
    { seed: 35, numRuns },
  );
});
