import { handoverContract, type HandoverNote } from "@/contract/day/handover";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

const api = createClient(handoverContract);

const told = createLoad("handover", (date: string) => api.listHandover({ query: { date } }), api.listHandover.reads);

/** A note that is added, or one that somebody says to have read. */
export type HandoverWrite =
  | { kind: "add"; id: string; text: string; by: string }
  | { kind: "see"; id: string; by: string };

export const handoverWrites = createWrite<HandoverWrite>()("handoverWrites", {
  recordOf: ({ id }) => id,
  isReplaced: () => false,
  isWhat: (value): value is HandoverWrite =>
    hasTexts(value, ["kind", "id", "by"]) && (value as HandoverWrite).kind in { add: true, see: true },
}).sentBy({
  *send(write, key): Saga {
    const note =
      write.kind === "add"
        ? yield* call(api.addHandover, { body: { clientId: write.id, text: write.text }, key })
        : yield* call(api.seeHandover, { params: { id: write.id }, key });
    yield* told.tell((notes) => withNote(notes, note));
  },
  readAgain: told.askAgain,
});

const withNote = (notes: HandoverNote[], note: HandoverNote) => {
  const isThere = notes.some(({ id }) => id === note.id);
  return isThere ? notes.map((one) => (one.id === note.id ? note : one)) : [note, ...notes];
};

/** The notes of a business date, with the pending ones. */
export const handover = handoverWrites.over(told, (notes, write) => {
  if (write.kind === "see") {
    return notes.map((note) => (note.id === write.id ? { ...note, seenBy: [...note.seenBy, write.by] } : note));
  }
  return withNote(notes, { id: write.id, date: "", text: write.text, by: write.by, at: "", seenBy: [] });
});
