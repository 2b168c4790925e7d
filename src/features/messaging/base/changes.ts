import { createAction } from "@reduxjs/toolkit";

import type { Change } from "@/contract/messaging/changes";

/** Something changed, here or elsewhere: every slice of the area applies what concerns it. */
export const changeArrived = createAction<Change>("messaging/changeArrived");

/** Some changes are no longer known: reload everything that is on the screen. */
export const changesMissed = createAction("messaging/changesMissed");
