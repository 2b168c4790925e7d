import { lazy, Suspense } from "react";

import type { ReminderDialog, ReminderDialogProps } from "./ReminderDialog";

/** Opened by a press: no list waits for its code. `lazy` forgets the type of the input. */
const Opened = lazy(async () => ({
  default: (await import("./ReminderDialog")).ReminderDialog,
})) as unknown as typeof ReminderDialog;

export function LazyReminder<Input>(props: ReminderDialogProps<Input>) {
  return (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  );
}
