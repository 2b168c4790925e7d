import { describe, expect, it } from "vitest";

import type { ReservationAction } from "@/contract/reservationLife";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";
import { draftOf, valuesOf } from "@/features/reservations/form/bookingValues";
import { reservationActions } from "@/features/reservations/actions/reservationActions";
import { bookingSaves } from "@/features/reservations/saves/bookingSaves";
import { deletions } from "@/features/reservations/list/deletions";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { paths } from "@/shared/routing/paths";
import { reservationRecord } from "@/features/reservations/form/reservationRecord";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { formLeft, saveRequested } = reservationRecord.actions;
const { selectSaving } = reservationRecord.selectors;
const { requested: actionRequested } = reservationActions.actions;

/** A reservation at its first version, and the ways to change it. */
async function openBooking() {
  const area = await openList();
  const { dispatch, see, hotel, deletable, network } = area;
  const [id] = deletable() as [string];
  const opened = toReservation(hotel.get(id), hotel);
  const waiting = () => see(bookingSaves.selectPending);
  const queued = (count: number) => until(() => expect(waiting()).toHaveLength(count));

  return {
    ...area,
    id,
    queued,
    booking: () => hotel.find(id)!,
    write(internal: string, clientId: string) {
      const draft = { ...draftOf(valuesOf(opened)), notes: { ...opened.notes, internal } };
      dispatch(saveRequested({ kind: "form", id, clientId, version: opened.version, draft, name: "Ana Otero" }));
    },
    act: (action: ReservationAction, version = opened.version) =>
      dispatch(actionRequested({ id, action, request: { version, cancelReason: "guestRequest" } })),
    remove: () => dispatch(deletions.actions.confirmed({ id, customer: "Ana Otero" })),
    /** Nothing is tried, so that what is written waits until the test reconnects. */
    disconnect: () => dispatch(browserWentOffline()),
    /** The connection is back, and all has gone. */
    async reconnect() {
      dispatch(browserWentOnline());
      await queued(0);
      await network.idle();
    },
  };
}

describe("what waits for a connection", () => {
  it("goes as one form after the other of the same page, each upon the one before", async () => {
    const { write, queued, disconnect, reconnect, booking, notices } = await openBooking();
    disconnect();
    write("first", "page");
    await queued(1);
    write("second", "page");
    await queued(2);
    write("third", "page");
    await queued(3);
    expect(booking().version).toBe(1);
    await reconnect();
    expect([booking().notes.internal, booking().version]).toEqual(["third", 4]);
    expect(notices()).toEqual(["booking.saved"]);
  });

  it("does not overwrite what another page wrote, though it was the same reservation that both began with", async () => {
    const { dispatch, write, queued, disconnect, reconnect, booking, notices, lastNotice } = await openBooking();
    disconnect();
    write("first", "page");
    await queued(1);
    write("other", "another page");
    await queued(2);
    dispatch(formLeft("another page"));
    await reconnect();
    expect([booking().notes.internal, booking().version]).toEqual(["first", 2]);
    await until(() => expect(notices()).toEqual(["booking.saved", "booking.notSaved"]));
    expect(lastNotice()).toMatchObject({ kind: "error", sentence: { values: { name: "Ana Otero" } } });
  });

  it("is told of once, however often the same form is refused", async () => {
    const { dispatch, write, queued, disconnect, reconnect, booking, notices } = await openBooking();
    disconnect();
    write("first", "page");
    await queued(1);
    write("other", "another page");
    await queued(2);
    write("other again", "another page");
    await queued(3);
    dispatch(formLeft("another page"));
    await reconnect();
    expect(booking().notes.internal).toBe("first");
    expect(notices()).toEqual(["booking.saved", "booking.notSaved"]);
  });

  it("goes as one action after the other, each upon the one before", async () => {
    const { act, queued, disconnect, reconnect, booking, notices } = await openBooking();
    disconnect();
    act("cancel");
    await queued(1);
    act("reactivate");
    await queued(2);
    await reconnect();
    expect([booking().state, booking().version]).toEqual(["confirmed", 3]);
    expect(notices()).toEqual(["booking.saved"]);
  });

  it("is refused as an action upon a version that nobody knows, and leads to its reservation", async () => {
    const { id, act, queued, disconnect, reconnect, booking, notices, lastNotice } = await openBooking();
    disconnect();
    act("cancel");
    await queued(1);
    act("reactivate", 7);
    await queued(2);
    await reconnect();
    expect([booking().state, booking().version]).toEqual(["cancelled", 2]);
    await until(() => expect(notices()).toEqual(["booking.saved", "booking.notChanged"]));
    expect(lastNotice()!.path).toBe(paths.reservation.replace(":id", id));
  });

  it("is refused as an action of who had not seen the form before it", async () => {
    const { see, write, act, queued, disconnect, reconnect, booking, notices } = await openBooking();
    disconnect();
    write("first", "page");
    await queued(1);
    act("cancel");
    await queued(2);
    await reconnect();
    expect([booking().notes.internal, booking().state, booking().version]).toEqual(["first", "confirmed", 2]);
    await until(() => expect(notices()).toEqual(["booking.saved", "booking.notChanged"]));
    expect(see(selectSaving, "page").refusal).toBeUndefined();
  });

  it("is refused as a form of who had not seen the action before it", async () => {
    const { dispatch, write, act, queued, disconnect, reconnect, booking, notices } = await openBooking();
    disconnect();
    act("unassignRoom");
    await queued(1);
    write("first", "page");
    await queued(2);
    dispatch(formLeft("page"));
    await reconnect();
    expect([booking().notes.internal, booking().version]).toEqual(["", 2]);
    await until(() => expect(notices()).toEqual(["booking.saved", "booking.notSaved"]));
  });

  it.each(["form", "action"])("goes as a deletion behind a waiting %s", async (kind) => {
    const { write, act, remove, see, queued, disconnect, reconnect, booking, notices } = await openBooking();
    disconnect();
    if (kind === "form") write("first", "page");
    else act("cancel");
    await queued(1);
    remove();
    await queued(2);
    await reconnect();
    expect([booking().isDeleted, booking().version]).toEqual([true, 3]);
    expect(see(deletions.selectors.selectUndoable)).toHaveLength(1);
    expect(notices()).toEqual(["booking.saved"]);
  });
});
