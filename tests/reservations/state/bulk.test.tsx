import { describe, expect, it } from "vitest";

import { reservationList } from "@/features/reservations/list/reservationList";
import { until } from "../../support/openArea";
import { openList } from "./listDesk";
import { reservationCalls } from "../../support/reservationCalls";

const { listReservations, actOnMany } = reservationCalls;

const tick = (id: string) => ({ id, name: id });

/** Two that are to arrive, and a guest in house, who can neither be cancelled nor deleted; all are ticked. */
async function openTicked() {
  const area = await openList();
  const { dispatch, see, ids, load, deletable } = area;
  const [guest] = ids("inHouse");
  const arrivals = deletable().slice(0, 2);
  const ticked = [...arrivals, guest!];
  await load({ perPage: 15 });
  dispatch(reservationList.actions.selectionReplaced(ticked.map(tick)));
  const done = () => until(() => expect(see(reservationList.selectors.selectIsBulkRunning)).toBe(false));
  const cancel = async (some: string[]) => {
    dispatch(reservationList.actions.bulkRequested({ action: "cancel", ids: some, answer: "guestRequest" }));
    expect(see(reservationList.selectors.selectIsBulkRunning)).toBe(true);
    await done();
  };
  const refused = () => see(reservationList.selectors.selectBulkRefused).map(({ id }) => id);
  const isOnScreen = (id: string) => see(reservationList.selectors.selectRows).find((row) => row.id === id)?.situation;
  return { ...area, guest: guest!, arrivals, ticked, done, cancel, refused, isOnScreen };
}

describe("an action on many reservations", () => {
  it("is carried out where the rules allow it, and the others stay ticked, each with its reason", async () => {
    const { see, cancel, ticked, arrivals, guest, refused, ids, isOnScreen, notices, lastNotice, undoable } =
      await openTicked();
    expect(see(reservationList.selectors.selectIsBulkRunning)).toBe(false);
    await cancel(ticked);
    expect(ids("cancelled")).toEqual(expect.arrayContaining(arrivals));
    expect([refused(), ids("inHouse").includes(guest)]).toEqual([[guest], true]);
    expect(see(reservationList.selectors.selectBulkRefused)[0]!.reasons).not.toHaveLength(0);
    await until(() => expect(see(reservationList.selectors.selectSelection)).toEqual([guest]));
    await until(() => expect(notices()).toEqual(["bulk.done"]));
    expect(lastNotice()).toMatchObject({ kind: "success", sentence: { values: { count: 2 } } });
    await until(() => expect(arrivals.map(isOnScreen)).toEqual(["cancelled", "cancelled"]));
    expect(undoable()).toEqual([]);
  });

  it("unticks all where all is done", async () => {
    const { dispatch, see, cancel, arrivals, refused } = await openTicked();
    dispatch(reservationList.actions.selectionReplaced(arrivals.map(tick)));
    await cancel(arrivals);
    await until(() => expect(see(reservationList.selectors.selectSelection)).toEqual([]));
    expect(refused()).toEqual([]);
  });

  it("leaves alone what is ticked while it is under way", async () => {
    const { dispatch, see, cancel, ticked, guest, network, ids } = await openTicked();
    const [other] = ids("cancelled");
    network.slow(actOnMany);
    const cancelling = cancel(ticked);
    dispatch(reservationList.actions.rowToggled(tick(other!)));
    await cancelling;
    await network.idle();
    expect(see(reservationList.selectors.selectSelection)).toEqual([guest, other]);
  });

  it("says that a row deleted by another person is gone, and unticks it", async () => {
    const { see, cancel, ticked, arrivals, guest, hotel, ids } = await openTicked();
    const [gone, other] = arrivals as [string, string];
    hotel.put({ ...hotel.get(gone), isDeleted: true });
    await cancel(ticked);
    const refused = see(reservationList.selectors.selectBulkRefused).map(({ id, reasons }) => [id, reasons[0]!.code]);
    expect(refused).toEqual([
      [gone, "GONE"],
      [guest, "IN_HOUSE_NOT_CANCELLABLE"],
    ]);
    expect([gone, other].map((id) => ids("cancelled").includes(id))).toEqual([false, true]);
    await until(() => expect(see(reservationList.selectors.selectSelection)).toEqual([guest]));
  });

  it("says nothing of success where nothing is done", async () => {
    const { cancel, guest, refused, notices, network } = await openTicked();
    await cancel([guest]);
    await network.idle();
    expect([refused(), notices()]).toEqual([[guest], []]);
  });

  it("has a report until it is closed, or the next action begins", async () => {
    const { dispatch, see, cancel, guest, refused, done } = await openTicked();
    await cancel([guest]);
    expect(refused()).toEqual([guest]);
    dispatch(reservationList.actions.bulkReportClosed());
    expect([refused(), see(reservationList.selectors.selectIsBulkRunning)]).toEqual([[], false]);
    await cancel([guest]);
    dispatch(reservationList.actions.bulkRequested({ action: "delete", ids: [guest] }));
    expect(refused()).toEqual([]);
    await done();
    expect(refused()).toEqual([guest]);
  });

  it("is not begun twice", async () => {
    const { dispatch, cancel, arrivals, network, ids } = await openTicked();
    network.slow(actOnMany);
    const cancelling = cancel([arrivals[0]!]);
    dispatch(reservationList.actions.bulkRequested({ action: "cancel", ids: [arrivals[1]!], answer: "guestRequest" }));
    await cancelling;
    await network.idle();
    expect(network.callsOf(actOnMany)).toBe(1);
    expect(arrivals.map((id) => ids("cancelled").includes(id))).toEqual([true, false]);
  });

  it("leaves all as it was where it fails, and says why", async () => {
    const { see, cancel, ticked, network, notices, refused, arrivals, ids } = await openTicked();
    network.fail(actOnMany, { status: 400, message: "Ahora no." });
    await cancel(ticked);
    await until(() => expect(notices()).toEqual(["Ahora no."]));
    expect([see(reservationList.selectors.selectSelection), refused()]).toEqual([ticked, []]);
    expect(ids("confirmed")).toEqual(expect.arrayContaining(arrivals));
    await cancel(arrivals);
    await until(() => expect(notices()).toEqual(["Ahora no.", "bulk.done"]));
  });
});

describe("a deletion of many reservations", () => {
  it("takes away what it may, at once, and can be taken back", async () => {
    const { dispatch, see, done, ticked, arrivals, guest, refused, shown, hotel, notices, network, undoable } =
      await openTicked();
    const customers = new Map(see(reservationList.selectors.selectRows).map(({ id, customer }) => [id, customer]));
    network.fail(listReservations, 500);
    dispatch(reservationList.actions.bulkRequested({ action: "delete", ids: ticked }));
    await done();
    expect(arrivals.map((id) => hotel.find(id)!.isDeleted)).toEqual([true, true]);
    await until(() => expect(undoable()).toEqual(arrivals.map((id) => ({ id, customer: customers.get(id) }))));
    expect([shown().filter((id) => ticked.includes(id)), refused()]).toEqual([[guest], [guest]]);
    await network.idle();
    expect(notices()).toEqual([]);
    expect(network.callsOf(listReservations)).toBe(2);
  });

  it("leaves what was deleted before to be taken back where nothing is done", async () => {
    const { dispatch, done, guest, arrivals, network, undoable, remove } = await openTicked();
    remove({ id: arrivals[0]!, customer: "Ana Otero" });
    await until(() => expect(undoable()).toHaveLength(1));
    dispatch(reservationList.actions.bulkRequested({ action: "delete", ids: [guest] }));
    await done();
    await network.idle();
    expect(undoable()).toEqual([{ id: arrivals[0], customer: "Ana Otero" }]);
  });
});
