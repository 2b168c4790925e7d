import { handoverContract } from "@/contract/day/handover";
import { requestsContract } from "@/contract/guests/requests";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const api = createClient({
  exportRequests: requestsContract.exportRequests,
  listHandover: handoverContract.listHandover,
});

/**
 * The requests that are due or late, and the notes of this business date and of the one before, in which the night shift
 * has written.
 */
export const sheetExtras = createLoad("deskSheet", async (date: CivilDate) => {
  const [requests, ...notes] = await Promise.all([
    api.exportRequests({ query: { view: "toDo" } }),
    api.listHandover({ query: { date: addDays(date, -1) } }),
    api.listHandover({ query: { date } }),
  ]);
  return { requests, notes: notes.flatMap((day) => day.toReversed()) };
});

export type SheetExtras = NonNullable<ReturnType<typeof sheetExtras.use>["data"]>;
