import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";

import type { Sample } from "../../core/createCore";
import type { Database } from "../../core/database";
import { KeptMap } from "../../core/KeptMap";
import { routesFor } from "../../core/routes";
import { actorOf } from "../../records/Actor";
import { lostThings, lostThingsAt } from "./lostThings";
import { postMinibar } from "./postMinibar";
import type { ShiftBooks } from "./ShiftBooks";
import { shiftOf } from "./shiftOf";

/** The calls with a literal path come before `/pms/lost-things/:id`. */
export const routes = routesFor(
  { ...shiftContract, ...lostThingsContract },
  {
    listLostThings: lostThings.list.page,
    exportLostThings: lostThings.list.rows,
    getLostThing: lostThings.get,
    createLostThing: lostThings.create,
    actOnLostThing: lostThings.act,
    getShift: (_, { db }) => shiftOf(db),
    postMinibar: ({ body }, context) => postMinibar(body, context.db, actorOf(context)),
    // fetched apart: it brings the rules of conversations along
    reportFault: async ({ body }, context) =>
      (await import("./reportFault")).reportFault(body, context.db, actorOf(context)),
  },
);

export function createData(sample: Sample, db: Database): () => ShiftBooks {
  const books: ShiftBooks = {
    lostThings: lostThings.openBook(sample, db, lostThingsAt),
    minibar: new KeptMap(sample.shelf.table("minibarPostings")),
    told: new KeptMap(sample.shelf.table("roomReports")),
    faults: new KeptMap(sample.shelf.table("reportedFaults")),
  };
  return () => books;
}
