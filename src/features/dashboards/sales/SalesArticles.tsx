import type { ArticleSales, SalesFigures } from "@/contract/figures/salesFigures";
import { columnOf } from "@/shared/figures/table/figureTable";
import { useText } from "@/shared/i18n/useText";

import { articlePath } from "./salesPaths";
import { SalesTable } from "./SalesTable";

const SHOWN = 10;
const GRAMS = 1000;

type Row = Pick<ArticleSales, "sales" | "margin"> & { id: string; name: string; units?: number; path?: string };

/** The articles that have sold most, and the others in one row, so that all come to the sales. */
export function SalesArticles({ articles }: SalesFigures) {
  const { text } = useText();
  const column = columnOf<Row>;
  const rowOf = ({ articleId, name, quantity, isWeighed, sales, margin }: ArticleSales): Row => ({
    id: articleId,
    name: isWeighed ? text("salesFigures.article.weighed", { name }) : name,
    units: isWeighed ? quantity / GRAMS : quantity,
    sales,
    margin,
    path: articlePath(articleId),
  });
  const others = articles.slice(SHOWN);
  const last = { id: "others", name: text("salesFigures.article.others", { count: others.length }) };
  return (
    <SalesTable
      title="salesFigures.articles"
      rows={[...articles.slice(0, SHOWN).map(rowOf), ...(others.length > 0 ? [{ ...last, ...sumOf(others) }] : [])]}
      keyOf={({ id }) => id}
      total={{ id: "total", name: "", ...sumOf(articles) }}
      columns={[
        column(
          "salesFigures.article",
          "text",
          ({ name }) => name,
          ({ path }) => path,
        ),
        column("salesFigures.units", "decimal", ({ units }) => units),
        column("salesFigures.sales", "money", ({ sales }) => sales),
        column("salesFigures.margin", "money", ({ margin }) => margin),
      ]}
    />
  );
}

/** Unknown where the margin of one is. */
function sumOf(articles: readonly ArticleSales[]): Pick<Row, "sales" | "margin"> {
  const sales = articles.reduce((sum, one) => sum + one.sales, 0);
  if (articles.some(({ margin }) => margin === undefined)) return { sales };
  return { sales, margin: articles.reduce((sum, { margin = 0 }) => sum + margin, 0) };
}
