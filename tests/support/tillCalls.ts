import { article, type ArticleDraft, articlesContract } from "@/contract/pos/articles";
import type { TillId } from "@/contract/outlets";
import { denominations } from "@/contract/pos/shifts";
import { type Sale, tillContract } from "@/contract/pos/till";
import type { Ticket, TicketLine, TicketMethod, TicketPayment } from "@/contract/pos/tickets";
import { readValues } from "@/domain/definition/readValues";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { createClient } from "@/shared/api/createClient";

export const tillApi = createClient({ ...articlesContract, ...tillContract });

export const device = "device-1";

/** An article like the first of the sample, without its EANs. */
export const articleDraft = async (more: Partial<ArticleDraft> = {}): Promise<ArticleDraft> => {
  const stored = await tillApi.getArticle({ params: { id: "ART-000001" } });
  return { ...readValues<(typeof article)["fields"]>(article.fields, stored), eans: [], ...more };
};

export const till = (id: TillId = "T1") => tillApi.getTillData({ params: { till: id } });

/** Opens a shift with a float, at this device. */
export async function openTill(id: TillId = "T1", float = 100_00, reason = "Primer turno") {
  await tillApi.useTill({ params: { till: id }, body: { device } });
  return tillApi.openShift({ body: { clientId: `${id}-${float}-${reason}`, draft: { till: id, float, reason } } });
}

let made = 0;

const newId = (kind: string) => `${kind}-${(made += 1)}`;

/** A line with VAT of 10 % unless told. */
export const line = (price: number, more: Partial<TicketLine> = {}): TicketLine => ({
  id: newId("line"),
  articleId: "ART-000001",
  name: "Café solo",
  category: "Cafés",
  quantity: 1,
  price,
  vat: 10,
  modifiers: [],
  ...more,
});

export const paidBy = (method: TicketMethod, amount: number, more: Partial<TicketPayment> = {}): TicketPayment => ({
  id: newId("payment"),
  method,
  amount,
  ...more,
});

/** A sale in the open shift of a till, paid in cash unless told. */
export async function saleOf(lines: TicketLine[], more: Partial<Sale> = {}): Promise<Sale> {
  const { till: id = "T1" } = more;
  const { shift, nextNumber } = await till(id);
  const { total } = ticketAmounts({ lines, discount: more.discount });
  return {
    id: newId("ticket"),
    till: id,
    device,
    shiftId: shift?.id ?? "",
    soldAt: "2026-04-14T08:00:00.000Z",
    lines,
    payments: [paidBy("cash", total)],
    number: nextNumber,
    ...more,
  };
}

export const sell = async (lines: TicketLine[], more: Partial<Sale> = {}) =>
  tillApi.sell({ body: await saleOf(lines, more) });

/** Returns pieces of the first line, by the methods of the ticket unless told. */
export const giveBack = (
  { id, version, lines, shiftId }: Ticket,
  quantity: number,
  payments: TicketPayment[],
  more: { goesTo?: "stock" | "waste"; returnId?: string; line?: number } = {},
) =>
  tillApi.giveBack({
    params: { id },
    body: {
      id: more.returnId ?? newId("return"),
      version,
      shiftId,
      lines: [{ lineId: lines[more.line ?? 0]!.id, quantity }],
      goesTo: more.goesTo ?? "stock",
      payments,
    },
  });

export const shiftOf = (id: string) => tillApi.getTillShift({ params: { id } });

export const actOnShift = async (id: string, action: string, input: object) =>
  tillApi.actOnShift({ params: { id, action }, body: { version: (await shiftOf(id)).version, ...input } });

/** Notes and coins of an amount. */
export function piecesOf(cents: number) {
  let rest = cents;
  const counts = denominations.map((value) => {
    const pieces = Math.floor(rest / Number(value));
    rest -= pieces * Number(value);
    return [value, pieces];
  });
  return { pieces: Object.fromEntries(counts) as Record<(typeof denominations)[number], number> };
}
