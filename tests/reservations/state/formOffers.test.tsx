import { describe, expect, it } from "vitest";

import { ratesContract } from "@/contract/reservations/rates";
import {
  offersForgotten,
  offersRequested,
  selectOffers,
  selectOffersStatus,
  selectStayReasons,
} from "@/shared/stay/offer/offersSlice";

import { until } from "../../support/openArea";
import { openFormDesk } from "./formDesk";

const { listOffers } = ratesContract;

const may = { arrival: "2026-05-08", departure: "2026-05-10", adults: 2 };
const june = { arrival: "2026-06-02", departure: "2026-06-03", adults: 2 };
const backwards = { ...may, departure: "2026-05-07" };
const nightsOfMay = ["2026-05-08", "2026-05-09"];
const nightsOfJune = ["2026-06-02"];

async function openOffers() {
  const desk = await openFormDesk();
  const { dispatch, see, network } = desk;
  const status = () => see(selectOffersStatus);
  const nights = () => see(selectOffers)[0]?.nights.map(({ date }) => date);
  const reasons = () => see(selectStayReasons).map(({ code }) => code);
  const ask = async (query: typeof may) => {
    dispatch(offersRequested(query));
    await network.idle();
    await until(() => expect(status()).not.toBe("loading"));
  };
  return { ...desk, status, nights, reasons, ask };
}

describe("what the hotel has for a stay", () => {
  it("is empty before a person asks", async () => {
    const { status, see, reasons } = await openOffers();
    expect([status(), see(selectOffers), reasons()]).toEqual(["idle", [], []]);
  });

  it("is on its way, and then there with its nights", async () => {
    const { dispatch, status, see, nights, hotel } = await openOffers();
    dispatch(offersRequested(may));
    expect([status(), see(selectOffers)]).toEqual(["loading", []]);
    await until(() => expect(status()).toBe("loaded"));
    expect(nights()).toEqual(nightsOfMay);
    expect(new Set(see(selectOffers).map(({ roomTypeId }) => roomTypeId))).toEqual(
      new Set(hotel.roomTypes.map(({ id }) => id)),
    );
  });

  it("stays on the screen while that for another stay is on its way", async () => {
    const { dispatch, status, nights, ask } = await openOffers();
    await ask(may);
    dispatch(offersRequested(june));
    expect([status(), nights()]).toEqual(["loading", nightsOfMay]);
    await until(() => expect(status()).toBe("loaded"));
    expect(nights()).toEqual(nightsOfJune);
  });

  it("is that for the stay that was written down last", async () => {
    const { dispatch, nights, network, ask } = await openOffers();
    network.slow(listOffers);
    dispatch(offersRequested(may));
    await until(() => expect(network.callsOf(listOffers)).toBe(1));
    await ask(june);
    expect(nights()).toEqual(nightsOfJune);
  });

  it("is nothing for dates that make no stay, and why is said", async () => {
    const { status, see, reasons, ask } = await openOffers();
    await ask(may);
    await ask(backwards);
    expect([status(), see(selectOffers), reasons()]).toEqual(["refused", [], ["DEPARTURE_BEFORE_ARRIVAL"]]);
  });

  it("says no more why there was nothing once other dates are written down", async () => {
    const { dispatch, reasons, status, ask } = await openOffers();
    await ask(backwards);
    dispatch(offersRequested(may));
    expect(reasons()).toEqual([]);
    await until(() => expect(status()).toBe("loaded"));
    expect(reasons()).toEqual([]);
  });

  it.each([500, "connection lost", { status: 400, message: "Ahora no." }] as const)(
    "does not stand there as of before where it could not be asked for: %j",
    async (failure) => {
      const { status, see, reasons, network, ask } = await openOffers();
      await ask(may);
      network.fail(listOffers, failure);
      await ask(june);
      expect([status(), see(selectOffers), reasons()]).toEqual(["failed", [], []]);
      await ask(june);
      expect(status()).toBe("loaded");
    },
  );

  it("is forgotten with the stay", async () => {
    const { dispatch, status, see, ask } = await openOffers();
    await ask(may);
    dispatch(offersForgotten());
    expect([status(), see(selectOffers)]).toEqual(["idle", []]);
  });

  it("does not come any more once the stay is taken away", async () => {
    const { dispatch, status, see, network } = await openOffers();
    network.slow(listOffers);
    dispatch(offersRequested(may));
    await until(() => expect(network.callsOf(listOffers)).toBe(1));
    dispatch(offersForgotten());
    await network.idle();
    expect([status(), see(selectOffers)]).toEqual(["idle", []]);
  });
});
