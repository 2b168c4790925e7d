import type { CloseStep, NightClose } from "@/contract/day/close";

import { isUncounted } from "./closeRules";

type Closing = Pick<NightClose, "arrivals" | "departures" | "unassigned" | "messages"> & {
  figures: Pick<NightClose["figures"], "payments">;
};

/** Blocks the close, warns, is done, or is done by the close itself. */
export type StepState = "blocks" | "warns" | "done" | "ready";

export function stepStates(close: Closing): Record<CloseStep, StepState> {
  const { arrivals, departures, unassigned, figures, messages } = close;
  return {
    arrivals: arrivals.length > 0 ? "blocks" : "done",
    departures: departures.length > 0 ? "blocks" : "done",
    unassigned: unassigned.length > 0 ? "warns" : "done",
    cash: figures.payments.some(isUncounted) ? "blocks" : "done",
    charges: "ready",
    cleaning: "ready",
    messages: messages.held > 0 ? "warns" : "ready",
    date: "ready",
  };
}
