import type { Formats } from "@/shared/format/formats";

/** "27/03/2026 12:00", in English "27/03/2026 12:00 PM", of the wire's "2026-03-27 12:00". */
export const listedTime = (time: string, { date, timeOfDay }: Formats): string =>
  `${date(time.slice(0, 10))} ${timeOfDay(time.slice(11))}`;
