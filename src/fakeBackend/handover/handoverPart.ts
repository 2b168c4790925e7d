import { handoverContract, handoverLimits, type HandoverNote } from "@/contract/day/handover";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import type { Sample } from "../core/createCore";
import { propertyAt } from "../hotel/sample/property";
import { routesFor } from "../core/routes";
import { Table } from "../core/table";
import { actorOf } from "../records/Actor";
import { notFound } from "../records/Refused";
import type { HandoverBook } from "./HandoverBook";
import { handoverSeed } from "./handoverSeed";

export const routes = routesFor(handoverContract, {
  listHandover: ({ query: { date } }, { db: { handover } }) =>
    handover
      .all()
      .filter((note) => note.date === date)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1)),
  addHandover({ body: { clientId, text } }, context) {
    const { handover, hotel } = context.db;
    const id = `handover-${clientId}`;
    if (handover.has(id)) return handover.get(id);
    const written = text.trim();
    const problem = written === "" ? sentences.invalidValue : sentences.noteTooLong;
    if (written === "" || written.length > handoverLimits.letters) throw new ApiError(422, problem, { text: problem });
    const { by, now } = actorOf(context);
    const note: HandoverNote = {
      id,
      date: hotel.property.businessDate,
      text: written,
      by,
      at: now.toISOString(),
      seenBy: [],
    };
    hotel.revision.advance("handover");
    return handover.insert(note);
  },
  seeHandover({ params: { id } }, context) {
    const { handover, hotel } = context.db;
    if (!handover.has(id)) throw notFound();
    const { by } = actorOf(context);
    const note = handover.get(id);
    if (note.seenBy.includes(by)) return note;
    hotel.revision.advance("handover");
    return handover.update(id, { seenBy: [...note.seenBy, by] });
  },
});

export function createData({ now, shelf, size }: Sample): () => HandoverBook {
  const seed = size?.isEmpty ? [] : handoverSeed(propertyAt(now).businessDate);
  const notes: HandoverBook = new Table("id", seed, sentences.unknownId, shelf.table("handover"));
  return () => notes;
}
