import type { AppStore } from "@/app/store";
import type { Random } from "@/fakeBackend/core/random";
import { deletionUndo } from "@/shared/stay/record/deletions";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { reservationList } from "@/features/reservations/list/reservationList";
import { hotelWatched, selectHeard, selectIsOutdated } from "@/shared/changes/hotelChangesSlice";

import { bookingDraft } from "../../support/bookingDraft";

type State = Parameters<typeof reservationList.selectors.selectRows>[0] &
  Parameters<typeof deletionUndo.selectors.selectOffer>[0] &
  Parameters<typeof selectHeard>[0];

const { firstName, lastName } = bookingDraft.newGuest!;
const own = `${firstName} ${lastName}`;

const { reads } = reservationList.call;

/** All that the run has in its hotel. */
const query = { page: 1, perPage: 30 };

/** Somebody before the list, who deletes reservations, and takes some of that back once it is offered. */
export function listDesk({ pick }: Random) {
  const wantedBack = new Set<string>();
  const stateOf = (store: AppStore) => store.getState() as unknown as State;
  /** What the page has reacted to: the last cursor that was heard, and that of its rows. */
  let seen = "";

  function open(store: AppStore) {
    store.dispatch(hotelWatched());
    store.dispatch(reservationList.actions.requested({ query }));
    seen = "";
  }

  /** Not one of the forms: further input in it would be lost. */
  function drop(store: AppStore, isUndone: boolean) {
    const rows = reservationList.selectors.selectRows(stateOf(store)).filter(({ customer }) => customer !== own);
    if (rows.length === 0) return;
    const { id, customer } = pick(rows);
    if (isUndone) wantedBack.add(id);
    store.dispatch(reservationRecord.writes.written({ kind: "deletion", act: "delete", id, customer }));
  }

  function tend(store: AppStore, isPatient: boolean) {
    const state = stateOf(store);
    const offered = deletionUndo.selectors.selectOffer(state)?.inverses ?? [];
    const { undoPressed } = reservationRecord.writes.actions;
    const back = offered.filter(undoPressed.match).filter(({ payload: { id } }) => id && wantedBack.has(id));
    if (back.length > 0) store.dispatch(deletionUndo.actions.withdrawn());
    for (const inverse of back) store.dispatch(inverse);
    const asOf = reservationList.selectors.selectAsOf(state);
    const known = `${selectHeard(state, reads)} ${asOf}`;
    if (known !== seen && selectIsOutdated(state, asOf, reads)) store.dispatch(reservationList.actions.outdated());
    seen = known;
    if (!isPatient) return;
    if (reservationList.selectors.selectHasFailed(state)) store.dispatch(reservationList.actions.requested({ query }));
    if (reservationList.selectors.selectHasNewerPage(state)) store.dispatch(reservationList.actions.newerShown());
  }

  return { open, drop, tend };
}
