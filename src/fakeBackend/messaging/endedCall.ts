import { ringsMs } from "@/contract/messaging/calls";

/** A call that ends this many ms after its start. Contacts of the sample never answer, so it is missed. */
export const endedCall = (lasted: number) => ({
  callDuration: durationText(Math.min(lasted, ringsMs)),
  isRunning: false,
  isMissed: true,
});

/** Minutes and seconds, "4:05". */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
