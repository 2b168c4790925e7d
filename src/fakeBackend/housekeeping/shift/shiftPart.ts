import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";

import type { Sample } from "../../core/createCore";
import type { Database } from "../../core/database";
import { KeptMap } from "../../core/KeptMap";
import { routesFor } from "../../core/routes";
import { actorOf } from "../../records/Actor";
import { RecordBook } from "../../records/RecordBook";
import { lostThingRecord } from "./lostThingRecord";
import { lostThingsAt } from "./lostThingsAt";
import { postMinibar } from "./postMinibar";
import { lostThingId, type ShiftBooks } from "./ShiftBooks";
import { shiftOf } from "./shiftOf";

/** The calls with a literal path come before `/pms/lost-things/:id`. */
export const routes = routesFor(
  { ...shiftContract, ...lostThingsContract },
  {
    listLostThings: lostThingRecord.list.page,
    exportLostThings: lostThingRecord.list.rows,
    getLostThing: lostThingRecord.get,
    createLostThing: lostThingRecord.create,
    actOnLostThing: lostThingRecord.act,
    getShift: (_, { db }) => shiftOf(db),
    postMinibar: ({ body }, context) => postMinibar(body, context.db, actorOf(context)),
    // fetched apart: it brings the rules of conversations along
    reportFault: async ({ body }, context) =>
      (await import("./reportFault")).reportFault(body, context.db, actorOf(context)),
  },
);

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => ShiftBooks {
  const sample = size?.isEmpty ? [] : lostThingsAt(now, hotel);
  const books: ShiftBooks = {
    lostThings: new RecordBook(hotel, shelf, sample, { topic: "lostThings", idOf: lostThingId }),
    minibar: new KeptMap(shelf.table("minibarPostings")),
    faults: new KeptMap(shelf.table("reportedFaults")),
  };
  return () => books;
}
