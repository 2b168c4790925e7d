import { createAction } from "@reduxjs/toolkit";

import type { Change } from "@/contract/changes";

/** Something happened, here or elsewhere: every slice of the area takes from it what concerns it. */
export const changeArrived = createAction<Change>("messaging/changeArrived");

/** Some of what happened is no longer known: what is on the screen has to be fetched again. */
export const changesMissed = createAction("messaging/changesMissed");
