import { memo, type RefObject, type UIEvent, useDeferredValue, useMemo, useState } from "react";

import type { PriceList } from "@/contract/pos/priceLists";
import type { TillArticle } from "@/contract/pos/till";
import type { Cents } from "@/contract/property";
import { againstArticle } from "@/domain/pos/againstSale";
import { priceIn } from "@/domain/pos/priceLists";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

interface ArticleGridProps {
  articles: readonly TillArticle[];
  /** Those that hold. */
  lists: readonly PriceList[];
  money: (cents: Cents) => string;
  onPress: (article: TillArticle) => void;
  search: RefObject<HTMLInputElement | null>;
  sought: string;
  onSeek: (sought: string) => void;
}

/** So many tiles are drawn, and as many more at the end of the scroll: the browser looks at each of them in each frame. */
const BATCH = 150;

/** Without accents: "cafe" finds "Café". */
const plain = (words: string) => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const isFound = ({ name, codes }: TillArticle, words: readonly string[]) => {
  const texts = [plain(name), ...codes.map(plain)];
  return words.every((word) => texts.some((one) => one.includes(word)));
};

/** The articles of a category, or those that are sought, in an order that never changes. */
export function ArticleGrid({ articles, lists, money, onPress, search, sought, onSeek }: ArticleGridProps) {
  const { text } = useText();
  const categories = useMemo(() => [...new Set(articles.map(({ category }) => category))], [articles]);
  const [chosen, setChosen] = useState<string>();
  const open = chosen !== undefined && categories.includes(chosen) ? chosen : categories[0];
  const [drawn, setDrawn] = useState(BATCH);
  const typed = useDeferredValue(sought);
  const shown = useMemo(() => {
    const words = plain(typed).split(/\s+/).filter(Boolean);
    return articles.filter((one) => (words.length > 0 ? isFound(one, words) : one.category === open));
  }, [articles, typed, open]);

  function drawMore({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (scrollTop + 2 * clientHeight > scrollHeight && drawn < shown.length) setDrawn(drawn + BATCH);
  }

  function choose(category: string) {
    setChosen(category);
    onSeek("");
  }

  return (
    <div className="till-articles">
      <input
        ref={search}
        type="search"
        className="form-control"
        aria-label={text("sale.search")}
        placeholder={text("sale.searchHint")}
        autoComplete="off"
        dir="auto"
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onSeek("")}
      />
      <Row gap={8} role="group" aria-label={text("sale.categories")} className="till-categories">
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            className="till-category"
            aria-pressed={category === open && typed === ""}
            onClick={() => choose(category)}
          >
            <bdi>{category}</bdi>
          </button>
        ))}
      </Row>
      <div role="group" aria-label={text("sale.articles")} className="till-grid" onScroll={drawMore}>
        {shown.slice(0, drawn).map((article) => (
          <Tile key={article.id} article={article} price={money(priceIn(article, lists).price)} onPress={onPress} />
        ))}
      </div>
      {shown.length === 0 && <p className="form-text">{text(sought ? "sale.notFound" : "sale.empty")}</p>}
    </div>
  );
}

interface TileProps {
  article: TillArticle;
  price: string;
  onPress: (article: TillArticle) => void;
}

/** Drawn once: a press draws the ticket alone, however many articles there are. */
const Tile = memo(function Tile({ article, price, onPress }: TileProps) {
  const { text } = useText();
  const { series } = useFormat();
  const reasonText = useReason();
  const { name, stock, isUndeclared, isWeighed } = article;
  const [reason] = againstArticle(article);
  const isOut = stock !== undefined && stock <= 0;
  const shownPrice = isWeighed ? text("sale.perKilo", { price }) : price;
  const note = reason ? reasonText(reason) : isOut ? text("sale.outOfStock") : undefined;
  const said = [name, shownPrice, ...(note ? [note] : [])];
  return (
    <button
      type="button"
      className="till-tile"
      aria-label={series(said)}
      aria-disabled={isUndeclared}
      onClick={() => onPress(article)}
    >
      <Text as="bdi" cutsLate weight={550}>
        {name}
      </Text>{" "}
      <Muted as="bdi" isTabular>
        {shownPrice}
      </Muted>
      {note && (
        <Text size={12} tone={reason ? "danger" : "muted"}>
          {" "}
          {note}
        </Text>
      )}
    </button>
  );
});
