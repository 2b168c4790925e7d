import { registerContract } from "@/contract/reservations/registers";
import { addDays } from "@/domain/civilDate";

import type { Sample } from "../core";
import type { Database } from "../database";
import { actorOf } from "../hotel/actorOf";
import { propertyAt } from "../hotel/sample/property";
import { KeptMap } from "../KeptMap";
import { routesFor } from "../routes";
import type { RegisterBook } from "./RegisterBook";
import { saveRegister } from "./saveRegister";
import { sendRegister } from "./sendRegister";
import { registerRows, toStayRegister } from "./toStayRegister";

export const routes = routesFor(registerContract, {
  listRegisters: (_, { db }) => registerRows(db),
  getRegister: ({ params: { id } }, { db }) => toStayRegister(db.hotel.get(id), db),
  saveRegister: ({ params: { id }, body }, context) =>
    saveRegister(context.db.hotel.get(id), body, context.db, actorOf(context)),
  sendRegisters: ({ body: { ids } }, { db, now }) => ids.map((id) => sendRegister(id, db, now())),
});

/** Of the sample's guests in house, one in five has not been asked yet. */
const ASKED_OF = 5;

export function createData({ now, shelf }: Sample, { hotel }: Database): () => RegisterBook {
  const yesterday = addDays(propertyAt(now).businessDate, -1);
  const inHouse = hotel.sampled.filter(({ state, arrival }) => state === "inHouse" && arrival >= yesterday);
  const sampled = new Set(inHouse.filter((_, place) => place % ASKED_OF !== 0).map(({ id }) => id));
  const book: RegisterBook = { stays: new KeptMap(shelf.table("registers")), sampled, since: yesterday };
  return () => book;
}
