import { expect, it } from "vitest";

import { cancellationRate } from "@/domain/kpis/rates";

import { actOn, closeApi, closeWhole, openClose } from "../../support/closeCalls";
import { figuresApi, figuresOf, rowsOf } from "../../support/figureCalls";
import { book } from "../../support/hotelBackend";

const day = { from: "2026-12-01", to: "2026-12-01" };

it.each(["modified", "entryError"])("counts none that was cancelled as %s: nothing is lost by it", async (reason) => {
  openClose({ isEmpty: true }, undefined, "2026-12-01T09:00:00.000Z");
  const stay = { arrival: "2026-12-01", departure: "2026-12-03", guarantee: "none" as const };
  const [lost, replaced] = [await book(stay), await book(stay)];
  for (let count = 0; count < 2; count += 1) await book(stay);
  await actOn(replaced, "cancel", { cancelReason: reason });
  await actOn(lost, "cancel", { cancelReason: "guestRequest" });
  expect((await closeApi.getClose()).figures.cancellations).toBe(1);
  await closeWhole();
  await closeWhole();
  const { sums } = await figuresOf(day);
  expect(sums.now).toMatchObject({ booked: 3, cancelled: 1 });
  expect(cancellationRate(sums.now)).toBeCloseTo(1 / 3);
  const { rows } = await figuresApi.getCancellations({ query: { ...day, by: "reason" } });
  expect(rows.find(({ key }) => key === "guestRequest")).toMatchObject({ cancelled: 1, nights: 2, lost: 152_72 });
  expect(rows.some(({ key }) => key === reason)).toBe(false);
  expect((await rowsOf("cancellations", day)).total).toBe(1);
});
