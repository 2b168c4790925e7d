import { useCallback, useRef, useState } from "react";
import { useDispatch } from "react-redux";

import { type ScannedArticle, readScan } from "@/domain/pos/articleCode";
import { againstArticle } from "@/domain/pos/againstSale";
import type { TillArticle } from "@/contract/pos/till";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";

import { ArticleGrid } from "./ArticleGrid";
import { TicketPanel } from "./TicketPanel";
import { lineOf } from "./ticketDraft";
import { ticketActions } from "./ticketSlice";
import { TillDialogs } from "./TillDialogs";
import type { Till } from "./tillLoad";
import { listsNow, usePriceLists } from "./usePriceLists";
import { useTillKeys } from "./useTillKeys";

const { digitErased, digitTyped, lineAdded, lineRemoved, told } = ticketActions;

/** The articles of the till, and the ticket that is made of them. */
export function TillCounter({ till }: { till: Till }) {
  const dispatch = useDispatch();
  const { articles, lists, property } = till;
  const { timeZone } = property;
  const { money } = useBookingFormat(property);
  const holding = usePriceLists(lists, timeZone);
  const search = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState("");

  const add = useCallback(
    (found: ScannedArticle) => {
      const reasons = againstArticle(found.article);
      // the lists of this moment: what is shown may be up to a minute old
      dispatch(reasons.length > 0 ? told({ reasons }) : lineAdded(lineOf(found, listsNow(lists, timeZone))));
    },
    [dispatch, lists, timeZone],
  );
  const press = useCallback((article: TillArticle) => add({ article }), [add]);

  function scan(code: string) {
    const found = readScan(code, articles);
    setSought("");
    if ("reason" in found) dispatch(told({ reasons: [found.reason] }));
    else add(found);
  }

  useTillKeys({
    onScan: scan,
    onDigit: (digit) => dispatch(digitTyped(digit)),
    onErase: () => dispatch(digitErased()),
    onRemove: () => dispatch(lineRemoved()),
    onSearch: () => search.current?.focus(),
    onPay: () => document.querySelector<HTMLButtonElement>(".till-pay")?.click(),
  });

  return (
    <div className="till">
      <ArticleGrid
        articles={articles}
        lists={holding}
        money={money}
        onPress={press}
        search={search}
        sought={sought}
        onSeek={setSought}
      />
      <TicketPanel till={till} lists={holding} onSeek={() => search.current?.focus()} />
      <TillDialogs till={till} />
    </div>
  );
}
