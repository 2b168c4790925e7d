import type { AppStore } from "@/app/store";
import type { Random } from "@/fakeBackend/seed/random";
import { hotelWatched, selectHeard, selectIsOutdated } from "@/shared/hotel/hotelChangesSlice";
import { deletionsUndone, reservationDeleted, selectDeletions } from "@/features/reservations/list/deletionSlice";
import {
  newerPageShown,
  reservationsOutdated,
  reservationsRequested,
  selectAsOf,
  selectHasListFailed,
  selectHasNewerPage,
  selectRows,
} from "@/features/reservations/list/reservationsSlice";

import { bookingDraft } from "../../support/bookingDraft";

type State = Parameters<typeof selectRows>[0] &
  Parameters<typeof selectDeletions>[0] &
  Parameters<typeof selectHeard>[0];

const { firstName, lastName } = bookingDraft.newGuest!;
const own = `${firstName} ${lastName}`;

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
    store.dispatch(reservationsRequested({ query }));
    seen = "";
  }

  /** Not one of the forms: whoever writes on in it would find it gone. */
  function drop(store: AppStore, isUndone: boolean) {
    const rows = selectRows(stateOf(store)).filter(({ customer }) => customer !== own);
    if (rows.length === 0) return;
    const { id, customer } = pick(rows);
    if (isUndone) wantedBack.add(id);
    store.dispatch(reservationDeleted({ id, customer }));
  }

  function tend(store: AppStore, isPatient: boolean) {
    const state = stateOf(store);
    const back = selectDeletions(state).filter(({ id }) => wantedBack.has(id));
    if (back.length > 0) store.dispatch(deletionsUndone(back));
    const asOf = selectAsOf(state);
    const known = `${selectHeard(state)} ${asOf}`;
    if (known !== seen && selectIsOutdated(state, asOf)) store.dispatch(reservationsOutdated());
    seen = known;
    if (!isPatient) return;
    if (selectHasListFailed(state)) store.dispatch(reservationsRequested({ query }));
    if (selectHasNewerPage(state)) store.dispatch(newerPageShown());
  }

  return { open, drop, tend };
}
