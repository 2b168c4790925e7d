import { registerContract } from "@/contract/reservations/registers";
import { addDays } from "@/domain/civilDate";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { propertyAt } from "../hotel/sample/property";
import { KeptMap } from "../core/KeptMap";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { markSent, takeBack } from "./markRegister";
import { prepareRegister } from "./prepareRegister";
import type { RegisterBook } from "./RegisterBook";
import { registerRecord } from "./registerRecord";
import { registerRows } from "./toStayRegister";

export const routes = routesFor(registerContract, {
  listRegisters: (_, { db }) => registerRows(db),
  getRegister: registerRecord.get,
  saveRegister: registerRecord.update,
  prepareRegisters: ({ body: { ids } }, context) =>
    ids.map((id) => prepareRegister(id, context.db, actorOf(context), ids.length)),
  markRegistersSent: ({ body: { ids, ...mark } }, context) => markSent(ids, mark, context.db, actorOf(context)),
  takeBackRegister: ({ params: { id }, body: { reason } }, context) =>
    takeBack(id, reason, context.db, actorOf(context)),
});

/** Of the sample's guests who have arrived, one in five has not been asked yet. */
const ASKED_OF = 5;

export function createData({ now, shelf }: Sample, { hotel }: Database): () => RegisterBook {
  const yesterday = addDays(propertyAt(now).businessDate, -1);
  const arrived = hotel.sampled.filter(
    ({ state, arrival }) => (state === "inHouse" || state === "checkedOut") && arrival >= yesterday,
  );
  const sampled = new Set(arrived.filter((_, place) => place % ASKED_OF !== 0).map(({ id }) => id));
  const book: RegisterBook = { stays: new KeptMap(shelf.table("registers")), sampled, since: yesterday };
  return () => book;
}
