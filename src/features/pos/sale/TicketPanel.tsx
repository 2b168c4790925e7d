import { useSelector } from "react-redux";

import type { PriceList } from "@/contract/pos/till";
import { useText } from "@/shared/i18n/useText";

import { Keypad } from "./ticket/Keypad";
import { Receipt } from "./pay/Receipt";
import { TicketHead } from "./ticket/TicketHead";
import { TicketLines } from "./ticket/TicketLines";
import { TillActions } from "./ticket/TillActions";
import { selectTicket } from "./state/ticketSlice";
import type { Till } from "./state/tillLoad";
import { TillStatus } from "./ticket/TillStatus";

interface TicketPanelProps {
  till: Till;
  list: PriceList | undefined;
  /** Leads to the search of articles. */
  onSeek: () => void;
}

/** The ticket of the moment, or the receipt of the last one. Each part has its place, and nothing moves. */
export function TicketPanel({ till, list, onSeek }: TicketPanelProps) {
  const { text } = useText();
  const { sold } = useSelector(selectTicket);
  return (
    <section className="till-ticket" aria-label={text("sale.current")}>
      <TicketHead till={till} />
      <TillStatus till={till} list={list} onSeek={onSeek} />
      <div className="till-paper">{sold ? <Receipt sale={sold} till={till} /> : <TicketLines till={till} />}</div>
      <Keypad till={till} />
      <TillActions till={till} />
    </section>
  );
}
