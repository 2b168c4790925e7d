import type { RegisterEvent, StayRegister } from "@/contract/reservations/register";

import type { Actor } from "../records/Actor";
import type { RegisterBooks } from "./RegisterBook";

/** Notes what has become of a register. One that was never saved is written down as it is: the event is about that. */
export function keepEvent(
  { id, travellers, version: known, events }: StayRegister,
  event: Omit<RegisterEvent, "at" | "by" | "version">,
  { hotel, register }: RegisterBooks,
  { by, now }: Actor,
) {
  const version = Math.max(known, 1);
  const noted: RegisterEvent = { ...event, at: now.toISOString(), by, version };
  register.stays.set(id, { travellers, version, events: [...events, noted] });
  hotel.revision.advance("registers");
}
