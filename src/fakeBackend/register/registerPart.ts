import { registerContract } from "@/contract/registers";

import type { Sample } from "../core";
import { actorOf } from "../hotel/actorOf";
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

export function createData({ shelf }: Sample): () => RegisterBook {
  const book: RegisterBook = new KeptMap(shelf.table("registers"));
  return () => book;
}
