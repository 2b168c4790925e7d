import {
  type Article,
  article,
  type ArticleDraft,
  type StoredArticle,
  type StockMovement,
  stockMovement,
} from "@/contract/pos/articles";
import type { Fault } from "@/domain/faults";
import { codeKey, codeReasons } from "@/domain/pos/articleCode";
import { posReason } from "@/domain/pos/posReason";

import type { Database } from "../core/database";
import { serveDefinition } from "../records/serveDefinition";
import type { PosBooks, StoredMovement } from "./PosBooks";

const codesOf = ({ code, eans }: Pick<ArticleDraft, "code" | "eans">) => [code, ...eans];

const findByCode = (code: string, { articles: book }: PosBooks): StoredArticle | undefined =>
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
  return { ...stored, stock, inStock: stock[stored.outlet] ?? "" };
}

export const articles = serveDefinition(article, {
  bookOf: ({ pos }) => pos.articles,
  faults: codeFaults,
  added: () => ({}),
  shown,
});

function toMovement(stored: StoredMovement, { pos }: Database): Omit<StockMovement, "actions"> {
  return { ...stored, article: pos.articles.get(stored.articleId).name };
}

export const stockMovements = serveDefinition(stockMovement, {
  bookOf: ({ pos }) => pos.stockMovements,
  faults: ({ code }, { pos }) =>
    findByCode(code, pos) ? [] : [{ field: "code", reason: posReason("CODE_UNKNOWN", { code }) }],
  added({ code, place, kind, quantity }, { pos }, { by, now }) {
    const { id: articleId } = findByCode(code, pos)!;
    const there = pos.stock().get(articleId)?.[place] ?? 0;
    const differences = { delivery: quantity, toOutlet: quantity, waste: 0 - quantity, count: quantity - there };
    return { articleId, at: now.toISOString(), by, difference: differences[kind] };
  },
  shown: toMovement,
});
