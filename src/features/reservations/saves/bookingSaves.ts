import type { ReservationAction } from "@/contract/reservationLife";
import type { ActionRequest } from "@/contract/reservationActions";
import type { ReservationDraft } from "@/contract/reservations";
import { hasTexts, isObject } from "@/shared/shapes";
import { recordOfForm } from "@/shared/record/createRecordForm";
import type { FormSave } from "@/shared/record/recordRules";
import { createWrite } from "@/shared/write/createWrite";

import type { Deletion } from "../list/deletions";

export interface ActionDemand {
  id: string;
  action: ReservationAction;
  request: ActionRequest;
}

/** A reservation leaves the list, or comes back to it. */
export interface DeletionSave extends Deletion {
  act: "delete" | "restore";
}

export type BookingSave =
  FormSave<ReservationDraft> | ({ kind: "action" } & ActionDemand) | ({ kind: "deletion" } & DeletionSave);

const recordOf = (save: BookingSave) => (save.kind === "form" ? recordOfForm(save) : save.id);

/** What each kind has, at least, when it is read back. */
const shapes = new Map<unknown, (save: Record<string, unknown>) => boolean>([
  ["form", (save) => hasTexts(save, ["clientId", "name"]) && typeof save.version === "number" && isObject(save.draft)],
  ["action", (save) => hasTexts(save, ["id", "action"]) && isObject(save.request)],
  ["deletion", (save) => hasTexts(save, ["id", "customer"]) && (save.act === "delete" || save.act === "restore")],
]);

/** Forms, actions and deletions: those of one reservation in their order. */
export const bookingSaves = createWrite<BookingSave>()("bookingSaves", {
  recordOf,
  isWhat: (value): value is BookingSave => isObject(value) && shapes.get(value.kind)?.(value) === true,
});

type State = Parameters<typeof bookingSaves.selectPending>[0];

/** What is to be done with a reservation as soon as there is a connection. */
export const selectWaitingAction = (state: State, id: string): ReservationAction | undefined => {
  const pending = bookingSaves.selectPending(state);
  const what = pending.find((save) => save.what.kind === "action" && save.what.id === id)?.what;
  return what?.kind === "action" ? what.action : undefined;
};
