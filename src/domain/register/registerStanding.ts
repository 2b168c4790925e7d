import type { CivilDate } from "@/contract/property";
import type { RegisterEvent, RegisterRow, RegisterStanding } from "@/contract/reservations/register";

import { addDays } from "../civilDate";

interface Written {
  version: number;
  arrival: CivilDate;
  events: readonly RegisterEvent[];
}

/** The sendings that have not been taken back. */
function sendingsIn(events: readonly RegisterEvent[]): RegisterEvent[] {
  const sent: RegisterEvent[] = [];
  for (const event of events) {
    if (event.what === "sent") sent.push(event);
    if (event.what === "takenBack") sent.pop();
  }
  return sent;
}

/** The last sending or file of this version. A change leaves both behind. */
export function lastEventOf({ version, events }: Pick<Written, "version" | "events">): RegisterEvent | undefined {
  const sent = sendingsIn(events).at(-1);
  if (sent?.version === version) return sent;
  return events.findLast((event) => event.what === "prepared" && event.version === version);
}

/**
 * Where a register is on its way. Guests are told to the authorities within 24 hours of their arrival (Real Decreto
 * 933/2021, article 6). What was sent and has changed since is a correction.
 */
export function registerStanding(register: Written, isComplete: boolean): RegisterStanding {
  const { version, arrival, events } = register;
  const last = lastEventOf(register)?.what;
  const state = last === "sent" ? last : !isComplete ? "incomplete" : last === "prepared" ? last : "ready";
  const isCorrection = sendingsIn(events).some((sent) => sent.version < version);
  return { state, isCorrection, dueOn: addDays(arrival, 1) };
}

export const registerViews = ["incomplete", "ready", "prepared", "due", "sent"] as const;
export type RegisterView = (typeof registerViews)[number];

/** Of a row that is not sent: whether its time ends today, or has ended. */
export function dueOf({ state, dueOn }: RegisterStanding, businessDate: CivilDate): "today" | "late" | undefined {
  if (state === "sent" || dueOn > businessDate) return undefined;
  return dueOn === businessDate ? "today" : "late";
}

export const isInView = (row: RegisterRow, view: RegisterView, businessDate: CivilDate): boolean =>
  view === "due" ? dueOf(row, businessDate) !== undefined : row.state === view;
