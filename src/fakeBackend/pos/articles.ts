import {
  type Article,
  article,
  type ArticleDraft,
  type StoredArticle,
  type StockMovement,
  stockMovement,
  type MovementDraft,
} from "@/contract/pos/articles";
import { articleLimits } from "@/contract/pos/articleLimits";
import { type Fault, unless } from "@/domain/faults";
import { noticeOf } from "@/domain/pos/articleNotice";
import { codeKey, codeReasons } from "@/domain/pos/articleCode";
import { posReason } from "@/domain/pos/posReason";

import type { Database } from "../core/database";
import { serveDefinition } from "../records/serveDefinition";
import type { PosBooks, StoredMovement } from "./PosBooks";

const codesOf = ({ code, eans }: Pick<ArticleDraft, "code" | "eans">) => [code, ...eans];

export const findByCode = (code: string, { articles: book }: PosBooks): StoredArticle | undefined =>
  book.all().find((one) => codesOf(one).some((its) => codeKey(its) === codeKey(code)));

/** A code that another article has, or whose check digit is wrong. */
function codeFaults(draft: ArticleDraft, { pos }: Database, stored?: StoredArticle): Fault[] {
  const faultOf = (field: "code" | "eans", code: string): Fault[] => {
    const other = findByCode(code, pos);
    const taken = other && other.id !== stored?.id ? [posReason("CODE_TAKEN", { code, article: other.name })] : [];
    return [...codeReasons(code), ...taken].map((reason) => ({ field, reason }));
  };
  return [...faultOf("code", draft.code), ...draft.eans.flatMap((ean) => faultOf("eans", ean))];
}

function shown(stored: StoredArticle, { pos }: Database): Omit<Article, "actions"> {
  const stock = pos.stock().get(stored.id) ?? {};
  const inStock = stock[stored.outlet] ?? null;
  return { ...stored, stock, inStock, notice: noticeOf(stored, inStock) };
}

export const articles = serveDefinition(article, {
  bookOf: ({ pos }) => pos.articles,
  faults: codeFaults,
  added: () => ({}),
  shown,
  order: ({ id }) => Number(id.split("-").at(-1)),
});

/** Only a count may say that there is none. */
function movementFaults({ code, place, kind, quantity }: MovementDraft, { pos }: Database): Fault[] {
  const found = findByCode(code, pos);
  const isMoved = kind === "count" || quantity !== 0;
  return [
    ...unless(found !== undefined || code.trim() === "", "code", () => posReason("CODE_UNKNOWN", { code })),
    ...unless(!found || pos.stock().has(found.id), "code", () =>
      posReason("STOCK_NONE", { article: found?.name ?? "" }),
    ),
    ...unless(kind !== "toOutlet" || place !== "store", "place", () => posReason("STOCK_PLACE")),
    ...unless(isMoved, "quantity", () => posReason("QUANTITY", { max: articleLimits.pieces })),
  ];
}

function toMovement(stored: StoredMovement, { pos }: Database): Omit<StockMovement, "actions"> {
  return { ...stored, article: pos.articles.get(stored.articleId).name };
}

export const stockMovements = serveDefinition(stockMovement, {
  bookOf: ({ pos }) => pos.stockMovements,
  faults: movementFaults,
  added({ code, place, kind, quantity }, { pos }, { by, now }) {
    const { id: articleId, code: its } = findByCode(code, pos)!;
    const there = pos.stock().get(articleId)?.[place] ?? 0;
    const differences = { delivery: quantity, toOutlet: quantity, waste: 0 - quantity, count: quantity - there };
    return { articleId, code: its, at: now.toISOString(), by, difference: differences[kind] };
  },
  shown: toMovement,
});
