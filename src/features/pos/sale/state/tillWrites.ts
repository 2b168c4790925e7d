import { paths } from "@/shared/routing/paths";
import { type ParkedDraft, type Sale } from "@/contract/pos/till";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { selectDraft, ticketActions } from "./ticketSlice";
import { tillApi, toldTill } from "./tillLoad";

/** A till sells and puts aside without a connection, too. */
export type TillWrite = { kind: "sale"; sale: Sale } | { kind: "park"; draft: ParkedDraft };

const tillOf = (write: TillWrite) => (write.kind === "sale" ? write.sale : write.draft).till;

const isWhat = (value: unknown): value is TillWrite => {
  if (!isObject(value)) return false;
  const ticket = value.kind === "sale" ? value.sale : value.kind === "park" ? value.draft : undefined;
  return isObject(ticket) && [ticket.id, ticket.till].every((one) => typeof one === "string") && isTaken(ticket.lines);
};

const isTaken = (lines: unknown) => Array.isArray(lines) && lines.length > 0;

/** In the order of the till, so that its numbers arrive one after the other. */
export const tillWrites = createWrite<TillWrite>()("tillWrites", { recordOf: tillOf, isWhat }).sentBy({
  *send(write, key): Saga {
    const reply =
      write.kind === "sale"
        ? yield* call(tillApi.sell, { body: write.sale, key })
        : yield* call(tillApi.parkTicket, { body: write.draft, key });
    yield* put(ticketActions.stored(reply));
  },
  /** A ticket that its page has left while it was sent is sold: it is not to be paid again. */
  *resent(write): Saga {
    const { id } = yield* select(selectDraft);
    if (write.kind === "sale" && write.sale.id === id) yield* put(ticketActions.ended(write.sale));
  },
  /** The money is taken, or the guest is waiting: what was not stored is told with all that it was. */
  *refused(write, error): Saga {
    const { lines, discount } = write.kind === "sale" ? write.sale : write.draft;
    const { total } = ticketAmounts({ lines, discount });
    const written = [...lines.map(({ quantity, name }) => `${quantity} × ${name}`), (total / 100).toFixed(2)];
    const sentence = { id: "sale.notStored" } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.tickets, written: written.join("\n") }));
  },
});

/** The till, with what it has put aside or sold and not sent yet. */
export const till = tillWrites.over(toldTill, (told, write) => {
  const of = write.kind === "sale" ? write.sale : write.draft;
  const parked = told.parked.filter(({ id }) => id !== of.id);
  if (write.kind === "sale" || of.till !== told.till) return { ...told, parked };
  const { id, name, lines, discount, version = 0 } = write.draft;
  const { total } = ticketAmounts({ lines, discount });
  const own = { id, name, till: of.till, total, lines: lines.length, version, parkedAt: told.asOf, by: "" };
  return { ...told, parked: [...parked, own] };
});
