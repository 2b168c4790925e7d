import type { StatePart } from "@/shared/feature/feature";

import { lostThingList } from "../lostThings/lostThingList";
import { forgottenShift, toldShift } from "./shiftState";
import { shiftWrites } from "./shiftWrites";

export const shiftParts: StatePart[] = [toldShift, shiftWrites, forgottenShift, lostThingList];
