import { salesFiguresContract } from "@/contract/figures/salesFigures";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { createPeriodLoad } from "@/shared/figures/period/createPeriodLoad";
import { hotelState } from "@/shared/hotel/hotelState";

const { getSalesFigures } = createClient(salesFiguresContract);

export const salesLoad = createPeriodLoad("salesFigures", getSalesFigures);

export const salesState: StatePart[] = [hotelState, salesLoad];
