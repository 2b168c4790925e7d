import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import type { Shift } from "@/contract/rooms/shift";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { useCleaningWords } from "../cleaningWords";

/** All that who cleans a room has to mind, in a line. */
export function useRoomMarks({ rooms }: Shift, task: CleaningTask): string {
  const { text } = useText();
  const { timeOfDay } = useFormat();
  const words = useCleaningWords();
  const { guest, next, fault } = rooms.find(({ roomId }) => roomId === task.roomId) ?? { fault: "" };
  return [
    words.marks(task),
    next?.eta && text("shift.arrivesAt", { time: timeOfDay(next.eta) }),
    (guest?.hasPet || next?.hasPet) && text("shift.pet"),
    fault && text("shift.faulty"),
  ]
    .filter(Boolean)
    .join(" · ");
}
