import type { Article, ArticleNotice, StoredArticle } from "@/contract/pos/articles";
import { type Cents, type VatRate, vatRates } from "@/contract/property";

import { netOf } from "../account/vat";

/** Food and drink need all of their allergens declared (RD 126/2015). */
export const isUndeclared = ({ station, allergens }: Pick<StoredArticle, "station" | "allergens">): boolean =>
  station !== "none" && Object.values(allergens).includes("undeclared");

/** The most urgent notice of an article that is sold. */
export function noticeOf(article: StoredArticle, inStock: number | null): ArticleNotice | "" {
  if (article.state === "withdrawn") return "";
  if (isUndeclared(article)) return "undeclared";
  if (inStock === null) return "";
  if (inStock < 0) return "negative";
  return inStock < (article.minimum ?? 0) ? "below" : "";
}

/** As lines and documents have it. */
export const rateOfArticle = ({ vat }: Pick<StoredArticle, "vat">): VatRate =>
  vatRates.find((rate) => String(rate) === vat) ?? 21;

/** The rest of a price without VAT after its cost, in cents and as a share of it; undefined where the cost is not known. */
export function marginOf({ price, vat, cost }: Pick<Article, "price" | "vat" | "cost">) {
  if (cost === null) return undefined;
  const net: Cents = netOf({ amount: price, vat: rateOfArticle({ vat }) });
  return { amount: net - cost, share: (net - cost) / net };
}
