import { describe, expect, it } from "vitest";

import type { Failure } from "@/fakeBackend/core/conditions";
import { type Deletion, deletions } from "@/shared/stay/record/deletions";
import { reservationList } from "@/features/reservations/list/reservationList";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { paths } from "@/shared/routing/paths";

import { until, wordsOf } from "../../support/openArea";
import { openList } from "./listDesk";
import { reservationCalls } from "../../support/reservationCalls";

const { listReservations, restoreReservation } = reservationCalls;

async function openDeletions() {
  const area = await openList();
  const { dispatch, see, hotel, deletable, network } = area;
  const deletionOf = (id: string): Deletion => ({ id, customer: `Guest of ${id}` });
  const undoable = () => see(deletions.selectors.selectUndoable);
  const isDeleted = (id: string) => hotel.find(id)!.isDeleted === true;
  const [first, second] = deletable();
  const remove = async (id: string) => {
    dispatch(deletions.actions.confirmed(deletionOf(id)));
    await until(() => expect(undoable()).toEqual([deletionOf(id)]));
    await network.idle();
  };
  return { ...area, deletionOf, undoable, isDeleted, remove, first: first!, second: second! };
}

describe("a deletion that is asked about", () => {
  it("is none if the person declines", async () => {
    const { dispatch, see, deletionOf, first, network, isDeleted } = await openDeletions();
    expect(see(deletions.selectors.selectAsked)).toBeNull();
    dispatch(deletions.actions.asked(deletionOf(first)));
    expect(see(deletions.selectors.selectAsked)).toEqual(deletionOf(first));
    dispatch(deletions.actions.declined());
    expect(see(deletions.selectors.selectAsked)).toBeNull();
    await network.idle();
    expect(isDeleted(first)).toBe(false);
  });

  it("removes the row and the reservation at once, until it is undone", async () => {
    const { dispatch, see, load, shown, deletionOf, undoable, first, second, isDeleted, onPage } =
      await openDeletions();
    await load();
    dispatch(reservationList.actions.selectionReplaced([first, second].map((id) => ({ id, name: id }))));
    dispatch(deletions.actions.asked(deletionOf(first)));
    expect(undoable()).toEqual([]);
    dispatch(deletions.actions.confirmed(deletionOf(first)));
    expect([see(deletions.selectors.selectAsked), shown().includes(first), shown().length]).toEqual([null, false, 9]);
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    expect(isDeleted(first)).toBe(true);
    expect(see(reservationList.selectors.selectSelection)).toEqual([second]);
    await until(() => expect(shown()).toHaveLength(10)); // the next one moved up
    expect(shown()).toEqual(onPage());
    dispatch(deletions.actions.expired());
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
    const { dispatch, load, shown, ids, deletionOf, undoable, lastNotice, notices, network } = await openDeletions();
    await load({ perPage: 15 });
    const [guest] = ids("inHouse");
    dispatch(deletions.actions.confirmed(deletionOf(guest!)));
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
    const { dispatch, load, shown, deletionOf, first, changeElsewhere, lastNotice, notices } = await openDeletions();
    await load({ perPage: 15 });
    changeElsewhere(first, { isDeleted: true });
    dispatch(deletions.actions.confirmed(deletionOf(first)));
    await until(() => expect(notices()).toEqual(["delete.notDone"]));
    expect(lastNotice()!.path).toBe(paths.reservations);
    await until(() => expect(shown()).toHaveLength(11));
    expect(shown()).not.toContain(first);
  });
});

describe("a deletion without a connection", () => {
  it("keeps its row away during the cut, and is carried out after it", async () => {
    const { dispatch, load, shown, deletionOf, first, network, isDeleted, undoable } = await openDeletions();
    await load();
    dispatch(browserWentOffline());
    dispatch(deletions.actions.confirmed(deletionOf(first)));
    dispatch(reservationList.actions.outdated());
    await network.idle();
    expect([shown().includes(first), isDeleted(first), undoable()]).toEqual([false, false, []]);
    dispatch(browserWentOnline());
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    expect(isDeleted(first)).toBe(true);
  });
});

describe("a deletion that is taken back", () => {
  it("is on the list again, and the person hears of it", async () => {
    const { dispatch, load, remove, shown, deletionOf, undoable, first, isDeleted, lastNotice, notices, onPage } =
      await openDeletions();
    await load();
    await remove(first);
    dispatch(deletions.actions.undone([deletionOf(first)]));
    expect(undoable()).toEqual([]);
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    expect(lastNotice()).toMatchObject({ kind: "success", sentence: { values: { count: 1 } } });
    expect(isDeleted(first)).toBe(false);
    await until(() => expect(shown()).toContain(first));
    await until(() => expect(shown()).toEqual(onPage()));
    expect(undoable()).toEqual([]);
  });

  it("is counted together with those that are taken back with it", async () => {
    const { dispatch, load, remove, deletionOf, first, second, isDeleted, lastNotice, notices } = await openDeletions();
    await load();
    await remove(first);
    await remove(second);
    dispatch(deletions.actions.undone([deletionOf(first), deletionOf(second)]));
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    expect(lastNotice()!.sentence).toMatchObject({ values: { count: 2 } });
    expect([isDeleted(first), isDeleted(second)]).toEqual([false, false]);
  });

  it("leaves a later deletion alone, which can still be undone", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, second, network, notices } = await openDeletions();
    await load();
    await remove(first);
    network.slow(restoreReservation);
    dispatch(deletions.actions.undone([deletionOf(first)]));
    dispatch(deletions.actions.confirmed(deletionOf(second)));
    await until(() => expect(undoable()).toEqual([deletionOf(second)]));
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    expect(undoable()).toEqual([deletionOf(second)]);
  });

  it("is not undone where its room has been sold since, while another is undone", async () => {
    const { dispatch, load, remove, deletionOf, undoable, hotel, deletable, changeElsewhere, isDeleted, ...area } =
      await openDeletions();
    const { notices, lastNotice, network } = area;
    await load();
    const [roomed, other, buyer] = deletable() as [string, string, string];
    const { nights } = hotel.get(roomed);
    await remove(roomed);
    await remove(other);
    changeElsewhere(buyer, { nights });
    dispatch(deletions.actions.undone([deletionOf(roomed), deletionOf(other)]));
    await until(() => expect(notices()).toEqual(["delete.notRestored", "delete.restored"]));
    expect([isDeleted(roomed), isDeleted(other)]).toEqual([true, false]);
    expect(lastNotice()!.sentence).toMatchObject({ values: { count: 1 } });
    await network.idle();
    expect(undoable()).toEqual([]); // it would be refused again
  });

  it("can be tried again where the server broke down", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, isDeleted, network, notices, lastNotice } =
      await openDeletions();
    await load();
    await remove(first);
    network.fail(restoreReservation, 500);
    dispatch(deletions.actions.undone([deletionOf(first)]));
    await until(() => expect(undoable()).toEqual([deletionOf(first)]));
    await network.idle();
    expect([isDeleted(first), notices()]).toEqual([true, ["delete.notRestored"]]);
    expect(lastNotice()).toMatchObject({
      sentence: { values: { customer: `Guest of ${first}` } },
      path: paths.reservations,
    });
    dispatch(deletions.actions.undone(undoable()));
    await until(() => expect(notices()).toContain("delete.restored"));
    expect([isDeleted(first), undoable()]).toEqual([false, []]);
  });

  it("asks for the list again, whatever came of it", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, network } = await openDeletions();
    await load();
    await remove(first);
    const before = network.callsOf(listReservations);
    network.fail(restoreReservation, 500);
    dispatch(deletions.actions.undone([deletionOf(first)]));
    await until(() => expect(undoable()).toHaveLength(1));
    await until(() => expect(network.callsOf(listReservations)).toBe(before + 1));
  });

  it("waits for a connection, and says so only when it is done", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, isDeleted, network, notices, shown } =
      await openDeletions();
    await load();
    await remove(first);
    network.fail(restoreReservation, "connection lost", "connection lost");
    dispatch(deletions.actions.undone([deletionOf(first)]));
    await until(() => expect(network.callsOf(restoreReservation)).toBe(2));
    await network.idle();
    expect([isDeleted(first), undoable(), notices()]).toEqual([true, [], []]);
    dispatch(browserWentOnline());
    await until(() => expect(notices()).toEqual(["delete.restored"]));
    await until(() => expect(shown()).toContain(first));
    expect(isDeleted(first)).toBe(false);
  });

  it("can be tried again where it waited for a connection and the server broke down then", async () => {
    const { dispatch, load, remove, deletionOf, undoable, first, isDeleted, network, notices } = await openDeletions();
    await load();
    await remove(first);
    network.fail(restoreReservation, "connection lost", "connection lost", 500);
    dispatch(deletions.actions.undone([deletionOf(first)]));
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
    const { dispatch, load, remove, deletionOf, first, shown, hotel, network, notices, onPage } = await openDeletions();
    await load();
    await remove(first);
    const { isDeleted: _, ...restored } = hotel.find(first)!;
    hotel.put(restored);
    network.fail(restoreReservation, ...failures);
    dispatch(deletions.actions.undone([deletionOf(first)]));
    await until(() => expect(network.callsOf(restoreReservation)).toBe(Math.min(failures.length, 2)));
    await network.idle();
    dispatch(browserWentOnline());
    await until(() => expect(notices()).toEqual(["delete.notRestored"]));
    await until(() => expect(shown()).toEqual(onPage()));
    expect(shown()).toContain(first);
  });
});
