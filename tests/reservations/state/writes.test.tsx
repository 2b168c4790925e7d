import { expect, it } from "vitest";

import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";
import { draftOf, valuesOf } from "@/shared/stay/record/bookingValues";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const form = { kind: "form", clientId: "page", version: 1, name: "Ana Otero" } as const;
const act = { action: "cancel", request: { version: 1, cancelReason: "guestRequest" } } as const;

it.each(["form", "act"])("is deleted behind a waiting %s", async (kind) => {
  const { dispatch, see, hotel, deletable, network, notices, undoable, remove } = await openList();
  const [id] = deletable() as [string];
  const queued = (count: number) =>
    until(() => expect(see(reservationRecord.writes.selectPending)).toHaveLength(count));
  dispatch(browserWentOffline());
  if (kind === "act") dispatch(reservationRecord.acts.actions.requested({ id, ...act }));
  else {
    const draft = draftOf(valuesOf(toReservation(hotel.get(id), hotel)));
    const notes = { ...draft.notes, internal: "first" };
    dispatch(reservationRecord.actions.saveRequested({ ...form, id, draft: { ...draft, notes } }));
  }
  await queued(1);
  remove({ id, customer: "Ana Otero" });
  await queued(2);
  dispatch(browserWentOnline());
  await queued(0);
  await network.idle();
  expect(hotel.find(id)).toMatchObject({ isDeleted: true, version: 3 });
  expect(undoable()).toHaveLength(1);
  expect(notices()).toEqual(["booking.saved"]);
});
