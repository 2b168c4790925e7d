import type { CivilDate } from "@/contract/property";

/** A room has one task a day. */
export const cleaningTaskId = (date: CivilDate, roomId: string) => `HK-${date}-${roomId}`;

/** Both are "" for what is no id of a task. */
export function partsOfTaskId(id: string): { date: CivilDate; roomId: string } {
  const [, date = "", roomId = ""] = /^HK-(\d{4}-\d\d-\d\d)-(.+)$/.exec(id) ?? [];
  return { date, roomId };
}
