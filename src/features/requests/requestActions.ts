import type { GuestRequest, RequestAct, RequestAction } from "@/contract/guests/guestRequest";
import { createActions } from "@/shared/actions/createActions";
import type { RecordRefusal } from "@/shared/record/recordRefusal";

export type RequestStep = Exclude<RequestAction, "edit">;

/** What a step is asked with. */
export type RequestStepInput = Pick<RequestAct, "date"> & { reason: string };

/** What is being done with the open request, besides editing. */
export const requestActions = createActions<RequestStep, RequestStepInput, GuestRequest, RecordRefusal<GuestRequest>>()(
  "requestActions",
);
