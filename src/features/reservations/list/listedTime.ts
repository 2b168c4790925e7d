import { typedDate } from "@/shared/format/dateRange";

/** "27/03/2026 12:00" of the wire's "2026-03-27 12:00". */
export const listedTime = (time: string): string => `${typedDate(time.slice(0, 10))} ${time.slice(11)}`;
