import { ringsMs } from "@/contract/calls";

/** What becomes of a call that ends so many milliseconds after its start: nobody of the sample has taken it. */
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
