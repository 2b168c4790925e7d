import { nanoid } from "@reduxjs/toolkit";

import type { RecordId } from "@/contract/formats";
import type { PriceList } from "@/contract/pos/priceLists";
import type { TillArticle } from "@/contract/pos/till";
import { type Discount, type Ticket, type TicketLine, ticketLimits, type TicketPayment } from "@/contract/pos/tickets";
import { articleLimits } from "@/contract/pos/articleLimits";
import type { ScannedArticle } from "@/domain/pos/articleCode";
import { priceIn } from "@/domain/pos/priceLists";
import { isOpen } from "@/domain/pos/ticketStates";
import { storedDrafts } from "@/shared/drafts/storedDrafts";
import { hasTexts, isObject } from "@/shared/shapes";

const KILO = 1000;

/** A ticket while it is made. */
export interface TicketDraft {
  /** Made when it begins: it is sold once, however often and from however many tabs it is sent. */
  id: RecordId;
  name: string;
  lines: TicketLine[];
  discount?: Discount;
  /** Taken of it, while it is paid in parts. */
  payments: TicketPayment[];
  /** Of a ticket that was taken up: the version that was. */
  version?: number;
}

/** The number that is being typed for a line. What the line had before its last article came stays. */
export interface Entry {
  lineId: RecordId;
  before: number;
  typed: string;
}

export const newDraft = (): TicketDraft => ({ id: nanoid(), name: "", lines: [], payments: [] });

/** Nothing would be lost with it. */
export const isBlank = ({ lines, version }: TicketDraft) => lines.length === 0 && version === undefined;

/** A line of what was pressed or scanned, at the price of this moment: it stays, whatever lists hold later. */
export function lineOf({ article, grams, price }: ScannedArticle, lists: readonly PriceList[]): TicketLine {
  const { id: articleId, name, category, vat, cost } = article;
  const isWeighed = article.isWeighed && price === undefined;
  return {
    id: nanoid(),
    articleId,
    name,
    category,
    quantity: isWeighed ? (grams ?? KILO) : 1,
    ...(isWeighed && { isWeighed }),
    ...(price === undefined ? priceIn(article, lists) : { price }),
    ...(cost !== undefined && { cost }),
    vat,
    modifiers: [],
  };
}

/** Each weighing is a line; pieces are counted together if nothing else differs. */
const isSame = (one: TicketLine, other: TicketLine) =>
  one.articleId === other.articleId &&
  one.price === other.price &&
  one.list === other.list &&
  one.vat === other.vat &&
  [one, other].every(
    ({ isWeighed, modifiers, note, discount }) => !isWeighed && modifiers.length === 0 && !note && !discount,
  );

/** Adds a line to a draft, and says which one a number that is typed next is about. Undefined where there is no room. */
export function addTo(draft: TicketDraft, line: TicketLine): Entry | undefined {
  const same = draft.lines.find((one) => isSame(one, line));
  if (same) {
    const before = same.quantity;
    same.quantity = Math.min(before + line.quantity, articleLimits.pieces);
    return { lineId: same.id, before, typed: "" };
  }
  if (draft.lines.length === ticketLimits.lines) return undefined;
  draft.lines.push(line);
  return { lineId: line.id, before: 0, typed: "" };
}

/** The quantity with a further digit: none where the line would have too many, or nothing. */
export function typeInto(line: TicketLine, entry: Entry, digit: string) {
  const typed = Number(entry.typed + digit);
  const most = articleLimits.pieces * (line.isWeighed ? KILO : 1);
  if (typed === 0 || entry.before + typed > most) return;
  entry.typed += digit;
  line.quantity = entry.before + typed;
}

/** Takes the last digit back. */
export function eraseIn(line: TicketLine, entry: Entry) {
  entry.typed = entry.typed.slice(0, -1);
  line.quantity = entry.before + (Number(entry.typed) || (line.isWeighed ? KILO : 1));
}

/** The line with the modifiers of these names, and their prices on top of its own. */
export function modify(line: TicketLine, { modifiers }: Pick<TillArticle, "modifiers">, names: readonly string[]) {
  const priceOf = (chosen: readonly string[]) =>
    modifiers.filter(({ name }) => chosen.includes(name)).reduce((sum, { price }) => sum + price, 0);
  line.price += priceOf(names) - priceOf(line.modifiers);
  line.modifiers = modifiers.map(({ name }) => name).filter((name) => names.includes(name));
}

/** The ticket as the server has it by now, with what was not sent of it; of one that is sold, only that. */
export function renewed(draft: TicketDraft, { id, lines, discount, version, state }: Ticket): TicketDraft {
  const unsent = draft.lines.filter((line) => !lines.some((one) => one.id === line.id));
  if (!isOpen({ state })) return { ...newDraft(), lines: unsent };
  return { ...draft, id, lines: [...lines, ...unsent], discount, version };
}

const isLine = (value: unknown): value is TicketLine =>
  isObject(value) &&
  hasTexts(value, ["id", "articleId", "name", "category"]) &&
  [value.quantity, value.price, value.vat].every(Number.isInteger) &&
  Array.isArray(value.modifiers);

const isDraft = (value: unknown): value is TicketDraft =>
  isObject(value) &&
  hasTexts(value, ["id", "name"]) &&
  Array.isArray(value.payments) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

/** The ticket that is being made at each till of this device, for all its tabs. */
export const ticketDrafts = storedDrafts<TicketDraft>("ticket", isDraft);
