import type { ReservationAction } from "@/contract/reservationLife";
import type { ActionRequest, ReservationDraft } from "@/contract/reservations";
import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

export interface SaveRequest {
  /** None: a new reservation, which `clientId` makes once however often it is asked for. */
  id?: string;
  clientId: string;
  version: number;
  draft: ReservationDraft;
  /** Whose it is, to tell of it where the form is not on the screen. */
  name: string;
}

export interface ActionDemand {
  id: string;
  action: ReservationAction;
  request: ActionRequest;
}

export type BookingSave = ({ kind: "form" } & SaveRequest) | ({ kind: "action" } & ActionDemand);

const recordOf = (save: BookingSave) => (save.kind === "form" ? (save.id ?? save.clientId) : save.id);

/** Forms and actions on their way to the server: of one reservation in their order. */
export const bookingSaves = createOutbox<BookingSave>()("bookingSaves", {
  recordOf,
  isWhat: (value): value is BookingSave =>
    isObject(value) &&
    (value.kind === "form"
      ? typeof value.clientId === "string" &&
        typeof value.version === "number" &&
        typeof value.name === "string" &&
        isObject(value.draft)
      : value.kind === "action" &&
        typeof value.id === "string" &&
        typeof value.action === "string" &&
        isObject(value.request)),
});

type State = Parameters<typeof bookingSaves.selectors.selectSaves>[0];

/** The form of a reservation, by its id or else by its own, that waits for a connection. */
export const selectWaitingForm = (state: State, record: string): SaveRequest | undefined => {
  const isWanted = (save: BookingSave) => save.kind === "form" && recordOf(save) === record;
  const what = bookingSaves.selectors.selectSaves(state).findLast((save) => isWanted(save.what))?.what;
  return what?.kind === "form" ? what : undefined;
};

/** What is to be done with a reservation as soon as there is a connection. */
export const selectWaitingAction = (state: State, id: string): ReservationAction | undefined => {
  const saves = bookingSaves.selectors.selectSaves(state);
  const what = saves.find((save) => save.what.kind === "action" && save.what.id === id)?.what;
  return what?.kind === "action" ? what.action : undefined;
};
