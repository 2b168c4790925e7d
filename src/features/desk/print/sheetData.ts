import { handoverContract } from "@/contract/day/handover";
import { requestsContract } from "@/contract/guests/requests";
import { addDays } from "@/domain/civilDate";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

const api = createClient({
  exportRequests: requestsContract.exportRequests,
  listHandover: handoverContract.listHandover,
});

/**
 * All that a sheet shows, asked for at each visit of its address: the desk, the requests that are due or late, and the
 * notes of this business date and of the one before, in which the night shift has written.
 */
export const sheetData = createLoad("deskSheet", async (_visit: string) => {
  const desk = await reservationsApi.getDesk();
  const [requests, ...notes] = await Promise.all([
    api.exportRequests({ query: { view: "toDo" } }),
    api.listHandover({ query: { date: addDays(desk.businessDate, -1) } }),
    api.listHandover({ query: { date: desk.businessDate } }),
  ]);
  return { desk, requests, notes: notes.flatMap((day) => day.toReversed()) };
});

export type SheetData = NonNullable<ReturnType<typeof sheetData.use>["data"]>;
