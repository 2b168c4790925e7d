import { useSelector } from "react-redux";

import type { PriceList } from "@/contract/pos/till";
import { useText } from "@/shared/i18n/useText";

import { Keypad } from "./Keypad";
import { Receipt } from "./Receipt";
import { TicketHead } from "./TicketHead";
import { TicketLines } from "./TicketLines";
import { TillActions } from "./TillActions";
import { selectTicket } from "./ticketSlice";
import type { Till } from "./tillLoad";
import { TillStatus } from "./TillStatus";

interface TicketPanelProps {
  till: Till;
  /** Those that hold. */
  lists: readonly PriceList[];
  /** Leads to the search of articles. */
  onSeek: () => void;
}

/** The ticket of the moment, or the receipt of the last one. Each part has its place, and nothing moves. */
export function TicketPanel({ till, lists, onSeek }: TicketPanelProps) {
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
