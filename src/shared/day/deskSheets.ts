import { generatePath } from "react-router-dom";

import { paths } from "@/shared/routing/paths";

/** The sheets of the desk: all of the day, or one of its lists. As they are in the address. */
export const sheetNames = ["day", "arrivals", "departures", "inHouse"] as const;
export type SheetName = (typeof sheetNames)[number];

export const isSheetName = (name: string | undefined): name is SheetName => sheetNames.some((one) => one === name);

/** The address that prints a sheet. */
export const sheetPath = (id: SheetName) => generatePath(paths.deskPrint, { id });
