import { onDemand } from "@/shared/ui/states/onDemand";

import type { ReminderDialog } from "./ReminderDialog";

/** Opened by a press: no list waits for its code. `onDemand` forgets the type of the input. */
export const LazyReminder = onDemand(
  async () => (await import("./ReminderDialog")).ReminderDialog,
  null,
) as unknown as typeof ReminderDialog;
