import type { CloseStep, NightClose } from "@/contract/day/close";

import { isUncounted } from "./closeRules";

type Closing = Pick<NightClose, "isDue" | "arrivals" | "departures" | "unassigned" | "messages" | "tills"> & {
  figures: Pick<NightClose["figures"], "payments">;
};

/** Blocks the close, is open as long as the day is, warns, is done, or is done by the close itself. */
export type StepState = "blocks" | "open" | "warns" | "done" | "ready";

export function stepStates(close: Closing): Record<CloseStep, StepState> {
  const { isDue, arrivals, departures, unassigned, figures, messages, tills } = close;
  const unsolved = isDue ? "blocks" : "open";
  return {
    arrivals: arrivals.length > 0 ? unsolved : "done",
    departures: departures.length > 0 ? unsolved : "done",
    unassigned: unassigned.length > 0 ? "warns" : "done",
    cash: figures.payments.some(isUncounted) ? unsolved : tills.some(({ title }) => title === "") ? "warns" : "done",
    charges: "ready",
    cleaning: "ready",
    messages: messages.held > 0 ? "warns" : "ready",
    date: "ready",
  };
}

/** Whether a person has to do something in the step before the day can be closed. */
export const isStepOpen = (state: StepState): boolean => state === "blocks" || state === "open";

/** How much each step is about still: rows, methods to count, nights to charge, rooms to clean, messages to send. */
export function leftIn({
  arrivals,
  departures,
  unassigned,
  figures,
  cleaning,
  messages,
}: NightClose): Record<CloseStep, number> {
  return {
    arrivals: arrivals.length,
    departures: departures.length,
    unassigned: unassigned.length,
    cash: figures.payments.filter(isUncounted).length,
    charges: figures.sold + figures.complimentary,
    cleaning: cleaning.length,
    messages: messages.due,
    date: 0,
  };
}
