import { onDemand } from "@/shared/ui/states/onDemand";

import type { ReminderDialog } from "./ReminderDialog";

/** The dialog is fetched when it is opened. `onDemand` forgets the type of the input. */
export const LazyReminder = onDemand(
  async () => (await import("./ReminderDialog")).ReminderDialog,
  null,
) as unknown as typeof ReminderDialog;
