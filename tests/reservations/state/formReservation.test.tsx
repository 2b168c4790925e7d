import { describe, expect, it } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { bookingDraft } from "../../support/bookingDraft";
import { until } from "../../support/openArea";
import { KOHLER, openFormDesk, ROMANO, stopTime } from "./formDesk";

const {
  closed: reservationClosed,
  opened: reservationOpened,
  touched: reservationTouched,
  saveRequested,
} = reservationRecord.actions;
const { asked: actionAsked, forgotten: actionForgotten } = reservationRecord.acts.actions;

const { getReservation } = reservationsContract;

const AT_ONCE_MS = 50;
const LONG_MS = 5000;
const nothing = { status: "loading", reservation: undefined };

describe("a reservation that is opened", () => {
  it("takes the place of the reservation that was open before", async () => {
    const { dispatch, open, shown, inBooks } = await openFormDesk();
    await open(ROMANO);
    dispatch(reservationOpened(KOHLER));
    expect(shown()).toEqual(nothing);
    await until(() => expect(shown().reservation).toEqual(inBooks(KOHLER)));
  });

  it("is the reservation that was asked for last", async () => {
    const { dispatch, open, shown, network } = await openFormDesk();
    network.slow(getReservation);
    dispatch(reservationOpened(ROMANO));
    await until(() => expect(network.callsOf(getReservation)).toBe(1));
    await open(KOHLER);
    await network.idle();
    expect(shown().reservation?.id).toBe(KOHLER);
  });

  it("is forgotten when it is closed, and not when another is", async () => {
    const { dispatch, open, shown } = await openFormDesk();
    dispatch(reservationClosed(ROMANO));
    await open(ROMANO);
    dispatch(reservationClosed(KOHLER));
    expect(shown().reservation?.id).toBe(ROMANO);
    dispatch(reservationClosed(ROMANO));
    expect(shown()).toEqual(nothing);
  });

  it("does not come any more once its page is left", async () => {
    const { dispatch, shown, network } = await openFormDesk();
    network.slow(getReservation);
    dispatch(reservationOpened(ROMANO));
    await until(() => expect(network.callsOf(getReservation)).toBe(1));
    dispatch(reservationClosed(ROMANO));
    await network.idle();
    expect(shown()).toEqual(nothing);
  });

  it("is asked for whenever it is opened", async () => {
    const { dispatch, open, elsewhere, shown } = await openFormDesk();
    await open(ROMANO);
    elsewhere(ROMANO, { eta: "22:30" });
    dispatch(reservationOpened(ROMANO));
    expect(shown()).toEqual(nothing);
    await until(() => expect(shown().reservation?.eta).toBe("22:30"));
  });

  it("is not asked for when it has just been saved, and is the next time", async () => {
    const { dispatch, shown, network } = await openFormDesk();
    dispatch(saveRequested({ kind: "form", clientId: "new", version: 0, draft: bookingDraft, name: "Ana Otero" }));
    await until(() => expect(shown().status).toBe("loaded"));
    const { id } = shown().reservation!;
    dispatch(reservationOpened(id));
    expect(shown()).toMatchObject({ status: "loaded", reservation: { id, guest: { lastName: "Otero" } } });
    await network.idle();
    expect(network.callsOf(getReservation)).toBe(0);
    dispatch(reservationOpened(id));
    expect(shown()).toEqual(nothing);
    await until(() => expect(shown().reservation?.id).toBe(id));
    expect(network.callsOf(getReservation)).toBe(1);
  });
});

describe("a reservation that is open, while another desk works", () => {
  it("is left as it is where nothing of it has changed", async () => {
    const { open, shown, network, hear } = await openFormDesk();
    await open(ROMANO);
    const { reservation } = shown();
    hear(ROMANO);
    await network.idle();
    expect(network.callsOf(getReservation)).toBe(2);
    expect(shown().reservation).toBe(reservation);
  });

  it("is asked for until there is an answer", async () => {
    const { open, elsewhere, shown, network, hear } = await openFormDesk();
    await open(ROMANO);
    const pass = stopTime();
    elsewhere(ROMANO, { eta: "22:30" });
    network.fail(getReservation, "connection lost");
    hear(ROMANO);
    await pass(AT_ONCE_MS);
    expect(shown().reservation?.version).toBe(1);
    await pass(LONG_MS);
    expect(shown().reservation?.version).toBe(2);
  });

  it.each([
    ["somebody writes in its form", reservationTouched(true)],
    ["a dialog asks about it", actionAsked("cancel")],
    ["it is closed", reservationClosed(ROMANO)],
  ])("is not followed any more once %s", async (_, needed) => {
    const { dispatch, open, network, hear } = await openFormDesk();
    await open(ROMANO);
    const pass = stopTime();
    network.fail(getReservation, "connection lost");
    hear(ROMANO);
    await pass(AT_ONCE_MS);
    dispatch(needed);
    await pass(LONG_MS);
    expect(network.callsOf(getReservation)).toBe(2);
  });

  it("does not change while a dialog asks about it, and does once that is closed", async () => {
    const { dispatch, open, elsewhere, shown, network, hear } = await openFormDesk();
    await open(ROMANO);
    dispatch(actionAsked("cancel"));
    elsewhere(ROMANO, { eta: "22:30" });
    hear(ROMANO);
    await network.idle();
    expect(shown().reservation?.version).toBe(1);
    dispatch(actionForgotten());
    await until(() => expect(shown().reservation?.version).toBe(2));
  });

  it("shows what became of it after a dialog that was opened since", async () => {
    const { dispatch, open, elsewhere, shown, network, hear } = await openFormDesk();
    await open(ROMANO);
    elsewhere(ROMANO, { eta: "22:30" });
    network.slow(getReservation);
    hear(ROMANO);
    dispatch(actionAsked("cancel"));
    await network.idle();
    expect(shown().reservation?.version).toBe(1);
    dispatch(actionForgotten());
    await until(() => expect(shown().reservation?.version).toBe(2));
  });

  it("stays as it is after a dialog where the person has begun to write in its form", async () => {
    const { dispatch, open, elsewhere, network, hear } = await openFormDesk();
    await open(ROMANO);
    dispatch(actionAsked("cancel"));
    elsewhere(ROMANO, { eta: "22:30" });
    hear(ROMANO);
    dispatch(reservationTouched(true));
    dispatch(actionForgotten());
    await network.idle();
    expect(network.callsOf(getReservation)).toBe(1);
  });

  it("stays where the server does not want to be asked", async () => {
    const { open, shown, network, notices, hear } = await openFormDesk();
    await open(ROMANO);
    network.fail(getReservation, { status: 400, message: "Ahora no." });
    hear(ROMANO);
    await network.idle();
    expect([shown().status, shown().reservation?.id, notices()]).toEqual(["loaded", ROMANO, []]);
  });

  it.each([{ eta: "22:30" }, { isDeleted: true as const }])(
    "is not touched by what became of another: %j",
    async (changes) => {
      const { open, elsewhere, shown, network, hear } = await openFormDesk();
      await open(KOHLER);
      const before = shown();
      elsewhere(ROMANO, changes);
      hear(ROMANO);
      await network.idle();
      expect(shown()).toEqual(before);
    },
  );

  it.each([{ eta: "22:30" }, { isDeleted: true as const }])(
    "is none where nothing could be opened: %j",
    async (changes) => {
      const { open, elsewhere, shown, network, notices, hear } = await openFormDesk();
      network.fail(getReservation, 500);
      await open(ROMANO);
      elsewhere(ROMANO, changes);
      hear(ROMANO);
      await network.idle();
      expect([shown(), notices()]).toEqual([{ status: "failed", reservation: undefined }, []]);
    },
  );
});
