import { paths } from "@/shared/routing/paths";

import {
  type Article,
  article,
  articleCalls,
  stockCalls,
  stockMovement,
  type StockMovement,
} from "@/contract/pos/articles";
import { priceList, priceListCalls, type PriceListRecord } from "@/contract/pos/priceLists";
import { codeKey } from "@/domain/pos/articleCode";
import { createClient } from "@/shared/api/createClient";
import { createDefinedForm } from "@/shared/definition/createDefined";
import { createSearch } from "@/shared/load/createSearch";

const articlesApi = createClient(articleCalls);

export const articles = createDefinedForm<typeof article, Article>(article, {
  calls: articlesApi,
  page: paths.articles,
});

export const stock = createDefinedForm<typeof stockMovement, StockMovement>(stockMovement, {
  calls: createClient(stockCalls),
  page: paths.stock,
});

export const priceLists = createDefinedForm<typeof priceList, PriceListRecord>(priceList, {
  calls: createClient(priceListCalls),
  page: paths.priceLists,
});

const articlesWith = async (text: string) => (await articlesApi.list({ query: { text, page: 1, perPage: 8 } })).rows;

/** By a part of a name, a code or an EAN. */
export const soughtArticles = createSearch("soughtArticles", articlesWith);

/** By a whole code, as it is scanned. */
export const articleOfCode = createSearch("articleOfCode", async (code: string) => {
  const isIts = (one: string) => codeKey(one) === codeKey(code);
  return (await articlesWith(code)).filter((one) => [one.code, ...one.eans].some(isIts));
});

export const articlesState = [articles.list, stock.list, priceLists.list, soughtArticles, articleOfCode];
