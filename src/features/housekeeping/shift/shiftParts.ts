import type { StatePart } from "@/shared/feature/feature";

import { lostThings } from "../lostThings/lostThings";
import { forgottenShift, toldShift } from "./shiftState";
import { shiftWrites } from "./shiftWrites";

export const shiftParts: StatePart[] = [toldShift, shiftWrites, forgottenShift, lostThings.list];
