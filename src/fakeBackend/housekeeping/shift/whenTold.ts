import { localTime } from "@/domain/localTime";

import type { Hotel } from "../../hotel/Hotel";
import { type Actor, earlierOf } from "../../records/Actor";

/** ", 26/11/26, 10:05" of an instant (ISO 8601) that is told in a later minute, "" of one that is told at once. */
export function whenTold(at: string | undefined, { now }: Actor, { property: { timeZone } }: Hotel): string {
  const then = earlierOf(at, now);
  if (localTime(then.getTime(), timeZone) === localTime(now.getTime(), timeZone)) return "";
  return `, ${then.toLocaleString("es", { dateStyle: "short", timeStyle: "short", timeZone })}`;
}
