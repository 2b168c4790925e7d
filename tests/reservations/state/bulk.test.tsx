import { describe, expect, it } from "vitest";

import { reservationsContract } from "@/contract/reservations";
import {
  bulkReportClosed,
  bulkRequested,
  selectBulkRefused,
  selectIsBulkRunning,
} from "@/features/reservations/list/bulkSlice";
import { reservationDeleted, selectDeletions } from "@/features/reservations/list/deletionSlice";
import { selectRows } from "@/features/reservations/list/reservationsSlice";
import { reservationToggled, selectionReplaced, selectSelection } from "@/features/reservations/list/selectionSlice";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { listReservations, actOnMany } = reservationsContract;

/** Two that are to arrive, and a guest in house, who can neither be cancelled nor deleted; all are ticked. */
async function openTicked() {
  const area = await openList();
  const { dispatch, see, ids, load, deletable } = area;
  const [guest] = ids("inHouse");
  const arrivals = deletable().slice(0, 2);
  const ticked = [...arrivals, guest!];
  await load({ perPage: 15 });
  dispatch(selectionReplaced(ticked));
  const done = () => until(() => expect(see(selectIsBulkRunning)).toBe(false));
  const cancel = async (some: string[]) => {
    dispatch(bulkRequested({ action: "cancel", ids: some, cancelReason: "guestRequest" }));
    expect(see(selectIsBulkRunning)).toBe(true);
    await done();
  };
  const refused = () => see(selectBulkRefused).map(({ id }) => id);
  const isOnScreen = (id: string) => see(selectRows).find((row) => row.id === id)?.situation;
  return { ...area, guest: guest!, arrivals, ticked, done, cancel, refused, isOnScreen };
}

describe("an action on many reservations", () => {
  it("is carried out where the rules allow it, and the others stay ticked, each with its reason", async () => {
    const { see, cancel, ticked, arrivals, guest, refused, ids, isOnScreen, notices, lastNotice } = await openTicked();
    expect(see(selectIsBulkRunning)).toBe(false);
    await cancel(ticked);
    expect(ids("cancelled")).toEqual(expect.arrayContaining(arrivals));
    expect([refused(), ids("inHouse").includes(guest)]).toEqual([[guest], true]);
    expect(see(selectBulkRefused)[0]!.reasons).not.toHaveLength(0);
    await until(() => expect(see(selectSelection)).toEqual([guest]));
    await until(() => expect(notices()).toEqual(["bulk.done"]));
    expect(lastNotice()).toMatchObject({ kind: "success", sentence: { values: { count: 2 } } });
    await until(() => expect(arrivals.map(isOnScreen)).toEqual(["cancelled", "cancelled"]));
    expect(see(selectDeletions)).toEqual([]);
  });

  it("unticks all where all is done", async () => {
    const { dispatch, see, cancel, arrivals, refused } = await openTicked();
    dispatch(selectionReplaced(arrivals));
    await cancel(arrivals);
    await until(() => expect(see(selectSelection)).toEqual([]));
    expect(refused()).toEqual([]);
  });

  it("leaves alone what is ticked while it is under way", async () => {
    const { dispatch, see, cancel, ticked, guest, network, ids } = await openTicked();
    const [other] = ids("cancelled");
    network.slow(actOnMany);
    const cancelling = cancel(ticked);
    dispatch(reservationToggled(other!));
    await cancelling;
    await network.idle();
    expect(see(selectSelection)).toEqual([guest, other]);
  });

  it("says of what somebody else has deleted that it is gone, and unticks it", async () => {
    const { see, cancel, ticked, arrivals, guest, hotel, ids } = await openTicked();
    const [gone, other] = arrivals as [string, string];
    hotel.put({ ...hotel.get(gone), isDeleted: true });
    await cancel(ticked);
    const refused = see(selectBulkRefused).map(({ id, reasons }) => [id, reasons[0]!.code]);
    expect(refused).toEqual([
      [gone, "GONE"],
      [guest, "IN_HOUSE_NOT_CANCELLABLE"],
    ]);
    expect([gone, other].map((id) => ids("cancelled").includes(id))).toEqual([false, true]);
    await until(() => expect(see(selectSelection)).toEqual([guest]));
  });

  it("says nothing of success where nothing is done", async () => {
    const { cancel, guest, refused, notices, network } = await openTicked();
    await cancel([guest]);
    await network.idle();
    expect([refused(), notices()]).toEqual([[guest], []]);
  });

  it("has a report until it is closed, or the next one begins", async () => {
    const { dispatch, see, cancel, guest, refused, done } = await openTicked();
    await cancel([guest]);
    expect(refused()).toEqual([guest]);
    dispatch(bulkReportClosed());
    expect([refused(), see(selectIsBulkRunning)]).toEqual([[], false]);
    await cancel([guest]);
    dispatch(bulkRequested({ action: "delete", ids: [guest] }));
    expect(refused()).toEqual([]);
    await done();
    expect(refused()).toEqual([guest]);
  });

  it("is not begun twice", async () => {
    const { dispatch, cancel, arrivals, network, ids } = await openTicked();
    network.slow(actOnMany);
    const cancelling = cancel([arrivals[0]!]);
    dispatch(bulkRequested({ action: "cancel", ids: [arrivals[1]!], cancelReason: "guestRequest" }));
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
    expect([see(selectSelection), refused()]).toEqual([ticked, []]);
    expect(ids("confirmed")).toEqual(expect.arrayContaining(arrivals));
    await cancel(arrivals);
    await until(() => expect(notices()).toEqual(["Ahora no.", "bulk.done"]));
  });
});

describe("a deletion of many reservations", () => {
  it("takes away what it may, at once, and can be taken back", async () => {
    const { dispatch, see, done, ticked, arrivals, guest, refused, shown, hotel, notices, network } =
      await openTicked();
    const customers = new Map(see(selectRows).map(({ id, customer }) => [id, customer]));
    network.fail(listReservations, 500);
    dispatch(bulkRequested({ action: "delete", ids: ticked }));
    await done();
    expect(arrivals.map((id) => hotel.find(id)!.isDeleted)).toEqual([true, true]);
    await until(() =>
      expect(see(selectDeletions)).toEqual(arrivals.map((id) => ({ id, customer: customers.get(id) }))),
    );
    expect([shown().filter((id) => ticked.includes(id)), refused()]).toEqual([[guest], [guest]]);
    await network.idle();
    expect(notices()).toEqual([]);
    expect(network.callsOf(listReservations)).toBe(2);
  });

  it("leaves what was deleted before to be taken back where nothing is done", async () => {
    const { dispatch, see, done, guest, arrivals, network } = await openTicked();
    dispatch(reservationDeleted({ id: arrivals[0]!, customer: "Ana Otero" }));
    await until(() => expect(see(selectDeletions)).toHaveLength(1));
    dispatch(bulkRequested({ action: "delete", ids: [guest] }));
    await done();
    await network.idle();
    expect(see(selectDeletions)).toEqual([{ id: arrivals[0], customer: "Ana Otero" }]);
  });
});
