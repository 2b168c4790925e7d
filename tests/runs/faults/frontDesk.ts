import type { AppStore } from "@/app/store";
import type { Random } from "@/fakeBackend/core/random";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { reservationsContract } from "@/contract/reservations/reservations";
import { selectHeard } from "@/shared/changes/hotelChangesSlice";

const {
  opened: reservationOpened,
  closed: reservationClosed,
  outdated: reservationOutdated,
} = reservationRecord.actions;
const { selectRecord: selectReservation, selectStatus: selectReservationStatus } = reservationRecord.selectors;
const { forgotten: actionForgotten, requested: actionRequested } = reservationRecord.acts.actions;
const { selectPending: selectPendingAction } = reservationRecord.acts.selectors;

type State = Parameters<typeof selectReservation>[0] &
  Parameters<typeof selectPendingAction>[0] &
  Parameters<typeof reservationRecord.selectWaitingAct>[0] &
  Parameters<typeof selectHeard>[0];

/** What can be asked of a reservation without asking more than a reason. */
const known = new Set(["confirm", "cancel", "reactivate"]);

/** Somebody with a reservation's page before them, who cancels it, and takes that back. */
export function frontDesk({ pick }: Random) {
  let openId: string | undefined;
  /** The last cursor that the page has reacted to. */
  let heard: number | undefined;

  const stateOf = (store: AppStore) => store.getState() as unknown as State;

  function open(store: AppStore, id = openId) {
    const state = stateOf(store);
    heard = selectHeard(state, reservationsContract.getReservation.reads);
    openId = id;
    const left = selectReservation(state);
    if (left) store.dispatch(reservationClosed(left.id));
    store.dispatch(actionForgotten()); // by the page that is left, too
    if (id) store.dispatch(reservationOpened(id));
  }

  /** As the buttons of the page do it, which are there while nothing is under way. */
  function act(store: AppStore, id: string | undefined) {
    if (id && id !== openId) open(store, id);
    const state = stateOf(store);
    const reservation = selectReservation(state);
    if (!reservation || reservation.id !== openId) return;
    if (selectPendingAction(state) || reservationRecord.selectWaitingAct(state, openId)) return;
    const possible = reservation.actions.filter(({ action, isAllowed }) => isAllowed && known.has(action));
    if (possible.length === 0) return;
    const { action } = pick(possible);
    const { version } = reservation;
    const request = action === "cancel" ? { version, cancelReason: "guestRequest" as const } : { version };
    store.dispatch(actionRequested({ id: openId, action, request }));
  }

  function tend(store: AppStore, isPatient: boolean) {
    const state = stateOf(store);
    const now = selectHeard(state, reservationsContract.getReservation.reads);
    const { id } = selectReservation(state) ?? {};
    if (id) {
      if (now !== heard) store.dispatch(reservationOutdated(id));
      heard = now; // a page that is still on its way does not ask for changes yet, and hears of these then
    }
    if (isPatient && openId && selectReservationStatus(state) === "failed") store.dispatch(reservationOpened(openId));
  }

  return { open, act, tend };
}
