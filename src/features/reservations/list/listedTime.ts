import type { Formats } from "@/shared/format/formats";

/** "27/03/2026 12:00" of the wire's "2026-03-27 12:00". */
export const listedTime = (time: string, { date }: Formats): string => `${date(time.slice(0, 10))} ${time.slice(11)}`;
