import { useCallback, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { PriceList } from "@/contract/pos/priceLists";
import type { TillArticle } from "@/contract/pos/till";
import { type ScannedArticle, readScan } from "@/domain/pos/articleCode";
import { againstArticle } from "@/domain/pos/againstSale";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { onDemand } from "@/shared/ui/states/onDemand";

import { ArticleGrid } from "./articles/ArticleGrid";
import { listsNow, usePriceLists } from "./articles/usePriceLists";
import { useTillKeys } from "./articles/useTillKeys";
import { DiscountDialog } from "./dialogs/DiscountDialog";
import { ModifiersDialog } from "./dialogs/ModifiersDialog";
import { ParkedDialog } from "./dialogs/ParkedDialog";
import { NoteDialog, ParkDialog, VoidDialog } from "./dialogs/WordDialogs";
import { PayDialog } from "./pay/PayDialog";
import { Receipt } from "./pay/Receipt";
import { lineOf } from "./state/ticketDraft";
import { selectDialog, selectTicket, ticketActions } from "./state/ticketSlice";
import type { Till } from "./state/tillLoad";
import { Keypad } from "./ticket/Keypad";
import { TicketHead } from "./ticket/TicketHead";
import { TicketLines } from "./ticket/TicketLines";
import { TillActions } from "./ticket/TillActions";
import { TillStatus } from "./ticket/TillStatus";

// without a connection there is neither: all others are there from the start
const ChargeDialog = onDemand(async () => (await import("./pay/ChargeDialog")).ChargeDialog, null);
const PointsDialog = onDemand(async () => (await import("./pay/PointsDialog")).PointsDialog, null);

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

interface TicketPanelProps {
  till: Till;
  /** Those that hold. */
  lists: readonly PriceList[];
  /** Leads to the search of articles. */
  onSeek: () => void;
}

/** The ticket of the moment, or the receipt of the last one. Each part has its place, and nothing moves. */
function TicketPanel({ till, lists, onSeek }: TicketPanelProps) {
  const { text } = useText();
  const { sold } = useSelector(selectTicket);
  return (
    <section className="till-ticket" aria-label={text("sale.current")}>
      <TicketHead till={till} />
      <TillStatus till={till} lists={lists} onSeek={onSeek} />
      <div className="till-paper">{sold ? <Receipt sale={sold} till={till} /> : <TicketLines till={till} />}</div>
      <Keypad till={till} />
      <TillActions till={till} />
    </section>
  );
}

/** The dialog that is open: it is drawn as long as it is. */
function TillDialogs({ till }: { till: Till }) {
  const dialog = useSelector(selectDialog);
  if (dialog === "pay") return <PayDialog till={till} />;
  if (dialog === "room") return <ChargeDialog till={till} method="room" />;
  if (dialog === "receivable") return <ChargeDialog till={till} method="receivable" />;
  if (dialog === "points") return <PointsDialog till={till} />;
  if (dialog === "discount") return <DiscountDialog till={till} />;
  if (dialog === "modifiers") return <ModifiersDialog till={till} />;
  if (dialog === "note") return <NoteDialog />;
  if (dialog === "park") return <ParkDialog />;
  if (dialog === "parked") return <ParkedDialog till={till} />;
  if (dialog === "void") return <VoidDialog />;
  return null;
}
