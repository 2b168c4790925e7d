import type { RegisterEvent, StayRegister } from "@/contract/reservations/register";

import type { Actor } from "../records/Actor";
import type { RegisterBooks } from "./RegisterBook";

type StepOf<Event> = Event extends RegisterEvent ? Omit<Event, "at" | "by" | "version"> : never;

/** Notes what has become of a register. One that was never saved is written down as it is: the event is about that. */
export function keepEvent(
  { id, travellers, version: known, events }: StayRegister,
  step: StepOf<RegisterEvent>,
  { hotel, register }: RegisterBooks,
  { by, now }: Actor,
) {
  const version = Math.max(known, 1);
  const noted: RegisterEvent = { ...step, at: now.toISOString(), by, version };
  register.stays.set(id, { travellers, version, events: [...events, noted] });
  hotel.revision.advance("registers");
}
