import { expect } from "vitest";

import type { ListPaging } from "@/contract/list";
import type { ReservationQuery } from "@/contract/reservations/reservationList";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { deletionReasons } from "@/domain/reservations/deletionReasons";
import { createReservation } from "@/fakeBackend/hotel/reservations/saveReservation";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { reservationsFeature } from "@/features/reservations/reservationsFeature";
import { reservationList } from "@/features/reservations/list/reservationList";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { type Deletion, deletionUndo } from "@/shared/stay/record/deletions";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { bookingDraft } from "../../support/bookingDraft";
import { openArea, until } from "../../support/openArea";

type Query = ReservationQuery & Required<ListPaging>;

export const firstPage: Query = { page: 1, perPage: 10 };

/** The list of the sample's twelve reservations, and the changes of other desks. */
export async function openList(options?: Parameters<typeof openArea>[1]) {
  const area = await openArea(reservationsFeature, options);
  const { dispatch, see, clock, store, db } = area;
  const { hotel } = db;
  const ids = (state: StoredReservation["state"]) =>
    [...hotel.all()].flatMap(({ id, state: own }) => (own === state ? [id] : []));

  const { writes } = reservationRecord;
  const inverses = () =>
    see(deletionUndo.selectors.selectOffer)?.inverses.filter(writes.actions.undoPressed.match) ?? [];

  return {
    ...area,
    hotel,
    remove: (deletion: Deletion) => dispatch(writes.written({ kind: "deletion", act: "delete", ...deletion })),
    /** The deletions that the bar offers to undo. */
    undoable: () =>
      inverses().flatMap(({ payload }): Deletion[] =>
        payload.kind === "deletion" ? [{ id: payload.id, customer: payload.customer }] : [],
      ),
    /** As the bar does it. */
    undo(deletions: Deletion[]) {
      dispatch(deletionUndo.actions.withdrawn());
      for (const deletion of deletions)
        dispatch(writes.actions.undoPressed({ kind: "deletion", act: "restore", ...deletion }));
    },
    /** Of those that stand so. */
    ids,
    /** Those of a guest who is to arrive and has paid nothing. */
    deletable: () => ids("confirmed").filter((id) => deletionReasons(hotel.get(id), hotel.property).length === 0),
    /** The rows on the screen. */
    shown: () => see(reservationList.selectors.selectRows).map(({ id }) => id),
    /** What the hotel has on a page. */
    onPage: ({ page, perPage, ...filter }: Query = firstPage) =>
      hotel.list.find(filter, (page - 1) * perPage, perPage).found.map(({ reservation: { id } }) => id),
    async load(query: Partial<Query> = {}, isRefresh?: boolean) {
      dispatch(reservationList.actions.requested({ query: { ...firstPage, ...query }, isRefresh }));
      await until(() => expect(see(reservationList.selectors.selectIsLoading)).toBe(false));
    },
    bookElsewhere: (changes: Partial<ReservationDraft> = {}) =>
      createReservation({ ...bookingDraft, ...changes }, hotel, { by: "Otra recepción", now: clock.now() }),
    changeElsewhere: (id: string, changes: Partial<StoredReservation>) => {
      const stored = hotel.get(id);
      return hotel.put({ ...stored, ...changes, version: stored.version + 1 });
    },
    lastNotice: () => selectNotices(store.getState()).at(-1),
  };
}
