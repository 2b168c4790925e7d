import { dayContract } from "@/contract/day/day";
import { figuresContract } from "@/contract/figures/hotelFigures";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { createPeriodLoad } from "@/shared/figures/period/createPeriodLoad";
import { hotelState } from "@/shared/hotel/hotelState";
import { createLoad } from "@/shared/load/createLoad";

export const figuresApi = createClient(figuresContract);
const { getDay } = createClient(dayContract);

export const hotelFigures = createPeriodLoad("hotelFigures", figuresApi.getHotelFigures);
export const figureRows = createPeriodLoad("figureRows", figuresApi.listFigureRows);
/** The day of the desk, of which the dashboard shows the tasks. */
export const deskDay = createLoad("deskDay", () => getDay(), getDay.reads);

export const dashboardsState: StatePart[] = [hotelState, hotelFigures, figureRows, deskDay];
