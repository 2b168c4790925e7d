import { describe, expect, it } from "vitest";

import type { Failure } from "@/fakeBackend/core/conditions";
import { bookingTakenBack, type Deletion, deletionUndo } from "@/shared/stay/record/deletions";
import { askedDeletion } from "@/features/reservations/list/askedDeletion";
import { reservationList } from "@/features/reservations/list/reservationList";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { paths } from "@/shared/routing/paths";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { until, wordsOf } from "../../support/openArea";
import { openList } from "./listDesk";
import { reservationCalls } from "../../support/reservationCalls";

const { listReservations, restoreReservation } = reservationCalls;

async function openDeletions() {
  const area = await openList();
  const { hotel, deletable, network, undoable } = area;
  const deletionOf = (id: string): Deletion => ({ id, customer: `Guest of ${id}` });
  const isDeleted = (id: string) => hotel.find(id)!.isDeleted === true;
  const [first, second] = deletable();
  const remove = async (id: string) => {
    area.remove(deletionOf(id));
    await until(() => expect(undoable()).toEqual([deletionOf(id)]));
    await network.idle();
  };
  return { ...area, deletionOf, isDeleted, remove, begin: area.remove, first: first!, second: second! };
}

describe("a deletion that is asked about", () => {
  it("is none if the person declines", async () => {
    const { dispatch, see, deletionOf, first, network, isDeleted } = await openDeletions();
    expect(see(askedDeletion.selectors.selectAsked)).toBeNull();
    dispatch(askedDeletion.actions.asked(deletionOf(first)));
    expect(see(askedDeletion.selectors.selectAsked)).toEqual(deletionOf(first));
    dispatch(askedDeletion.actions.answered());
    expect(see(askedDeletion.selectors.selectAsked)).toBeNull();
    await network.idle();
    expect(isDeleted(first)).toBe(false);
  });

  it("removes the row and the reservation at once, until it is undone", async () => {
    const { dispatch, see, load, shown, deletionOf, undoable, first, second, isDeleted, onPage, begin } =
      await openDeletions();
    await load();
    dispatch(reservationList.actions.selectionReplaced([first, second].map((id) => ({ id, name: id }))));
    dispatch(askedDeletion.actions.asked(deletionOf(first)));
    expect(undoable()).toEqual([]);
    dispatch(askedDeletion.actions.answered());
    begin(deletionOf(first));
    expect([see(askedDeletion.selectors.selectAsked), shown().includes(first), shown().length]).toEqual([
      null,
      false,
      9,
    ]);
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    expect(isDeleted(first)).toBe(true);
    expect(see(reservationList.selectors.selectSelection)).toEqual([second]);
    await until(() => expect(shown()).toHaveLength(10)); // the next one moved up
    expect(shown()).toEqual(onPage());
    dispatch(deletionUndo.actions.withdrawn());
    expect(undoable()).toEqual([]);
  });

  it("asks for no list where none is on the screen", async () => {
    const { remove, first, network, notices } = await openDeletions();
    await remove(first);
    expect([network.callsOf(listReservations), notices()]).toEqual([0, []]);
  });
});

describe("a deletion that the rules forbid", () => {
  it("brings its row back, with the reason and a link", async () => {
    const { load, shown, ids, deletionOf, undoable, lastNotice, notices, network, begin } = await openDeletions();
    await load({ perPage: 15 });
    const [guest] = ids("inHouse");
    begin(deletionOf(guest!));
    expect(shown()).not.toContain(guest);
    await until(() => expect(notices()).toEqual(["delete.notDone"]));
    expect(lastNotice()).toMatchObject({
      kind: "error",
      sentence: { values: { customer: `Guest of ${guest}` } },
      path: paths.reservation.replace(":id", guest!),
    });
    expect(wordsOf(lastNotice()!.detail)).toMatch(/\S/);
    await network.idle();
    expect([shown().includes(guest!), undoable(), network.callsOf(listReservations)]).toEqual([true, [], 1]);
  });
});

describe("a deletion of what another desk deleted before", () => {
  it("asks for the list, and leads there", async () => {
    const { load, shown, deletionOf, first, changeElsewhere, lastNotice, notices, begin } = await openDeletions();
    await load({ perPage: 15 });
    changeElsewhere(first, { isDeleted: true });
    begin(deletionOf(first));
    await until(() => expect(notices()).toEqual(["delete.notDone"]));
    expect(lastNotice()!.path).toBe(paths.reservations);
    await until(() => expect(shown()).toHaveLength(11));
    expect(shown()).not.toContain(first);
  });
});

describe("a deletion without a connection", () => {
  it("keeps its row away during the cut, and is carried out after it", async () => {
    const { dispatch, load, shown, deletionOf, first, network, isDeleted, undoable, begin } = await openDeletions();
    await load();
    dispatch(browserWentOffline());
    begin(deletionOf(first));
    dispatch(reservationList.actions.outdated());
    await network.idle();
    expect([shown().includes(first), isDeleted(first), undoable()]).toEqual([false, false, []]);
    dispatch(browserWentOnline());
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    expect(isDeleted(first)).toBe(true);
  });
});

describe("a booking of several rooms that is taken back", () => {
  it.each(["the connection is there", "the connection is back"])(
    "is offered for restoring whole once %s",
    async (when) => {
      const { dispatch, see, undoable, deletionOf, first, second, network, isDeleted } = await openDeletions();
      const isCut = when === "the connection is back";
      if (isCut) dispatch(browserWentOffline());
      dispatch(bookingTakenBack([first, second].map(deletionOf)));
      await network.idle();
      if (isCut) dispatch(browserWentOnline());
      await until(() =>
        expect(
          undoable()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual([first, second].toSorted()),
      );
      expect([isDeleted(first), isDeleted(second)]).toEqual([true, true]);
      expect(see(deletionUndo.selectors.selectOffer)?.sentence).toEqual({
        id: "delete.manyDone",
        values: { count: 2 },
      });
    },
  );

  it("is not offered for restoring where it was never deleted", async () => {
    const { dispatch, undoable, deletionOf, ids, first, network, notices } = await openDeletions();
    const [guest] = ids("inHouse");
    dispatch(
      reservationRecord.writes.actions.begun({ kind: "deletion", act: "restore", ...deletionOf(guest!) }, "before"),
    );
    dispatch(bookingTakenBack([first, guest!].map(deletionOf)));
    dispatch(reservationRecord.writes.actions.settled("before"));
    dispatch(reservationRecord.writes.actions.released(guest!));
    await until(() => expect(notices()).toEqual(["delete.notDone"]));
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    await network.idle();
  });
});

describe("a deletion that is taken back", () => {
  it("is on the list again, and the person hears of it", async () => {
    const { load, remove, shown, deletionOf, undoable, first, isDeleted, lastNotice, notices, onPage, undo } =
      await openDeletions();
    await load();
    await remove(first);
    undo([deletionOf(first)]);
    expect(undoable()).toEqual([]);
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    expect(lastNotice()).toMatchObject({ kind: "success", sentence: { values: { count: 1 } } });
    expect(isDeleted(first)).toBe(false);
    await until(() => expect(shown()).toContain(first));
    await until(() => expect(shown()).toEqual(onPage()));
    expect(undoable()).toEqual([]);
  });

  it("is counted together with those that are taken back with it", async () => {
    const { load, remove, deletionOf, first, second, isDeleted, lastNotice, notices, undo } = await openDeletions();
    await load();
    await remove(first);
    await remove(second);
    undo([deletionOf(first), deletionOf(second)]);
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    expect(lastNotice()!.sentence).toMatchObject({ values: { count: 2 } });
    expect([isDeleted(first), isDeleted(second)]).toEqual([false, false]);
  });

  it("leaves a later deletion alone, which can still be undone", async () => {
    const { load, remove, deletionOf, undoable, first, second, network, notices, begin, undo } = await openDeletions();
    await load();
    await remove(first);
    network.slow(restoreReservation);
    undo([deletionOf(first)]);
    begin(deletionOf(second));
    await until(() => expect(undoable()).toEqual([deletionOf(second)]));
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    expect(undoable()).toEqual([deletionOf(second)]);
  });

  it("is not undone where its room has been sold since, while another is undone", async () => {
    const { load, remove, deletionOf, undoable, hotel, deletable, changeElsewhere, isDeleted, undo, ...area } =
      await openDeletions();
    const { notices, lastNotice, network } = area;
    await load();
    const [roomed, other, buyer] = deletable() as [string, string, string];
    const { nights } = hotel.get(roomed);
    await remove(roomed);
    await remove(other);
    changeElsewhere(buyer, { nights });
    undo([deletionOf(roomed), deletionOf(other)]);
    await until(() => expect(notices()).toEqual(["delete.notRestored", "delete.restored"]));
    expect([isDeleted(roomed), isDeleted(other)]).toEqual([true, false]);
    expect(lastNotice()!.sentence).toMatchObject({ values: { count: 1 } });
    await network.idle();
    expect(undoable()).toEqual([]); // it would be refused again
  });

  it("can be tried again where the server broke down", async () => {
    const { load, remove, deletionOf, undoable, first, isDeleted, network, notices, lastNotice, undo } =
      await openDeletions();
    await load();
    await remove(first);
    network.fail(restoreReservation, 500);
    undo([deletionOf(first)]);
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    await network.idle();
    expect([isDeleted(first), notices()]).toEqual([true, ["delete.notRestored"]]);
    expect(lastNotice()).toMatchObject({
      sentence: { values: { customer: `Guest of ${first}` } },
      path: paths.reservations,
    });
    undo(undoable());
    await until(() => expect(notices()).toContain("delete.restored"));
    expect([isDeleted(first), undoable()]).toEqual([false, []]);
  });

  it("is offered again together with the others that the server did not restore", async () => {
    const { load, remove, deletionOf, first, second, network, notices, undo, undoable } = await openDeletions();
    await load();
    await remove(first);
    await remove(second);
    network.fail(restoreReservation, 500, 500);
    undo([deletionOf(first), deletionOf(second)]);
    await until(() => expect(notices()).toEqual(["delete.notRestored", "delete.notRestored"]));
    await network.idle();
    expect(undoable()).toEqual([deletionOf(first), deletionOf(second)]);
    undo(undoable());
    await until(() => expect(notices()).toContain("delete.restored"));
    expect(undoable()).toEqual([]);
  });

  it("asks for the list again, whatever came of it", async () => {
    const { load, remove, deletionOf, undoable, first, network, undo } = await openDeletions();
    await load();
    await remove(first);
    const before = network.callsOf(listReservations);
    network.fail(restoreReservation, 500);
    undo([deletionOf(first)]);
    await until(() => expect(undoable()).toHaveLength(1));
    await until(() => expect(network.callsOf(listReservations)).toBe(before + 1));
  });

  it("waits for a connection, and says so only when it is done", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, isDeleted, network, notices, shown, undo } =
      await openDeletions();
    await load();
    await remove(first);
    network.fail(restoreReservation, "connection lost", "connection lost");
    undo([deletionOf(first)]);
    await until(() => expect(network.callsOf(restoreReservation)).toBe(2));
    await network.idle();
    expect([isDeleted(first), undoable(), notices()]).toEqual([true, [], []]);
    dispatch(browserWentOnline());
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    await until(() => expect(shown()).toContain(first));
    expect(isDeleted(first)).toBe(false);
  });

  it("can be tried again where it waited for a connection and the server broke down then", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, isDeleted, network, notices, undo } =
      await openDeletions();
    await load();
    await remove(first);
    network.fail(restoreReservation, "connection lost", "connection lost", 500);
    undo([deletionOf(first)]);
    await until(() => expect(network.callsOf(restoreReservation)).toBe(2));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(notices()).toEqual(["delete.notRestored"]));
    expect([undoable(), isDeleted(first)]).toEqual([[deletionOf(first)], true]);
  });

  it.each<[when: string, ...failures: Failure[]]>([
    ["at once", 500],
    ["after it waited for a connection", "connection lost", "connection lost", 500],
  ])("is on the list again where the server did it and broke down all the same, %s", async (_when, ...failures) => {
    const { dispatch, load, remove, deletionOf, first, shown, hotel, network, notices, onPage, undo } =
      await openDeletions();
    await load();
    await remove(first);
    const { isDeleted: _, ...restored } = hotel.find(first)!;
    hotel.put(restored);
    network.fail(restoreReservation, ...failures);
    undo([deletionOf(first)]);
    await until(() => expect(network.callsOf(restoreReservation)).toBe(Math.min(failures.length, 2)));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(notices()).toEqual(["delete.notRestored"]));
    await until(() => expect(shown()).toEqual(onPage()));
    expect(shown()).toContain(first);
  });
});
