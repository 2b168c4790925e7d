import type { Tone } from "@/contract/definition/defineRecord";
import type { AssignmentReason, CleaningState, CleaningTask } from "@/contract/rooms/cleaningTasks";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

export const stateTones: Record<CleaningState, Tone> = {
  open: "open",
  inProgress: "now",
  paused: "quiet",
  done: "good",
  inspected: "good",
  failed: "late",
  notServiced: "quiet",
};

/** A task in words. */
export function useCleaningWords() {
  const { text } = useText();
  const formats = useFormat();
  return {
    what: ({ kind, credits }: Pick<CleaningTask, "kind" | "credits">) =>
      `${text(`housekeeping.kind.${kind}`)} · ${text("housekeeping.credits", { count: credits })}`,
    state({ state, minutes }: Pick<CleaningTask, "state" | "minutes">) {
      const words = text(`housekeeping.state.${state}`);
      return minutes > 0 ? text("housekeeping.stateAfter", { state: words, minutes }) : words;
    },
    reason: ({ code, credits = 0, floor = 0 }: AssignmentReason) =>
      text(`housekeeping.reason.${code}`, { credits, floor }),
    /** Of everything else that who cleans has to know. */
    marks({ isAwaited, isVip, isOccupied, isUndisturbed, linen, linenSince, kind, askAgainAt }: CleaningTask) {
      return [
        isVip && text("housekeeping.vip"),
        isAwaited && text("housekeeping.awaited"),
        kind === "departure" && isOccupied && text("housekeeping.notLeft"),
        isUndisturbed &&
          (askAgainAt ? text("housekeeping.askAgain", { time: askAgainAt }) : text("housekeeping.undisturbed")),
        kind === "stay" && linen && text("housekeeping.linen"),
        linenSince && text("housekeeping.linenSince", { date: formats.date(linenSince) }),
      ]
        .filter(Boolean)
        .join(" · ");
    },
  };
}
