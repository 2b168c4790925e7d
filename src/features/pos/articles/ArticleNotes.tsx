import { paths } from "@/shared/routing/paths";
import { Link } from "react-router-dom";

import { stockPlaces } from "@/contract/outlets";
import type { Article } from "@/contract/pos/articles";
import { isUndeclared, marginOf } from "@/domain/pos/articleNotice";
import { posReason } from "@/domain/pos/posReason";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import { stock } from "./articlesState";

/** Of an open article: its warnings, its margin, the places where it is kept, and the ways to its movements. */
export function ArticleNotes({ article }: { article: Article }) {
  const { text } = useText();
  const { money, percent } = useFormat();
  const { currency } = useProperty();
  const margin = marginOf(article);
  const { code, outlet } = article;
  const elsewhere = stockPlaces.flatMap((place) => {
    const pieces = article.stock[place];
    return pieces && place !== outlet ? [{ label: text(`stock.place.${place}`), value: String(pieces) }] : [];
  });
  return (
    <Stack after={16} gap={12}>
      {isUndeclared(article) && <Reasons reasons={[posReason("ALLERGENS_UNDECLARED", { article: article.name })]} />}
      <StockWarning article={article} />
      <Facts
        shape="beside"
        facts={[
          {
            label: text("articles.margin"),
            value: margin && [money({ cents: margin.amount, currency }), percent(margin.share)].join(" · "),
          },
          ...elsewhere,
        ]}
      />
      {article.inStock !== null && (
        <Row gap={8} wraps>
          <Link className="btn btn-quiet btn-sm" to={`${paths.stock}?${stock.list.query.address({ text: code })}`}>
            {text("articles.movements")}
          </Link>
          <Link
            className="btn btn-quiet btn-sm"
            to={`${stock.record.pathOf("-")}?${new URLSearchParams({ code, place: outlet }).toString()}`}
          >
            {text("stock.new")}
          </Link>
        </Row>
      )}
    </Stack>
  );
}

/** In words, whatever the notice of the list is. */
function StockWarning({ article: { inStock, minimum } }: { article: Article }) {
  const { text } = useText();
  if (inStock === null || inStock >= (minimum ?? 0)) return null;
  return (
    <Warning isStrong={inStock < 0}>
      {inStock < 0
        ? text("articles.belowZero", { count: -inStock })
        : text("articles.belowMinimum", { count: inStock, minimum: minimum ?? 0 })}
    </Warning>
  );
}
