import { useEffect, useState } from "react";

import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

/** Minutes and seconds of work in a room, pauses left out. Not announced: a clock that speaks is no help. */
export function TaskTime({ task: { startedAt, minutes } }: { task: CleaningTask }) {
  const { text } = useText();
  const [now, setNow] = useState(() => Date.now());
  const isRunning = startedAt !== "";

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const run = isRunning ? Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000)) : 0;
  const seconds = minutes * 60 + run;
  return (
    <Text size={24} weight={600} isTabular role="timer" aria-label={text("shift.elapsed")}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </Text>
  );
}
