import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { TicketLine } from "@/contract/pos/tickets";
import { amountOfLine, ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

import { selectTicket, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useTicketWords } from "../../paper/useTicketWords";

/** The lines of the ticket; the keypad is about the one that is chosen. */
export function TicketLines({ till }: { till: Till }) {
  const { text } = useText();
  const { draft, entry } = useSelector(selectTicket);
  const { money } = useBookingFormat(till.property);
  const { discountWords } = useTicketWords(till.property, till.lists);
  const { discounts } = ticketAmounts(draft);
  if (draft.lines.length === 0)
    return (
      <Text as="p" tone="muted" padX={8} padY={10}>
        {text("sale.begin")}
      </Text>
    );
  return (
    <>
      <ul aria-label={text("sale.ticket")}>
        {draft.lines.map((line) => (
          <Line key={line.id} line={line} till={till} isChosen={line.id === entry?.lineId} />
        ))}
      </ul>
      {discounts > 0 && (
        <Text as="p" tone="muted" padX={8} padY={10}>
          {draft.discount ? discountWords(draft.discount) : text("sale.discounts")} <bdi>{money(0 - discounts)}</bdi>
        </Text>
      )}
    </>
  );
}

function Line({ line, till, isChosen }: { line: TicketLine; till: Till; isChosen: boolean }) {
  const dispatch = useDispatch();
  const { money } = useBookingFormat(till.property);
  const { quantityWords, detailsOf } = useTicketWords(till.property, till.lists);
  const here = useRef<HTMLLIElement>(null);
  const details = detailsOf(line);

  // the line that a scan adds to is seen, wherever the list was scrolled to
  useEffect(() => {
    if (isChosen) here.current?.scrollIntoView?.({ block: "nearest" });
  }, [isChosen, line.quantity]);

  return (
    <li ref={here}>
      <button
        type="button"
        className="till-line"
        aria-pressed={isChosen}
        onClick={() => dispatch(ticketActions.lineChosen(line.id))}
      >
        <Text as="bdi" isTabular weight={600}>
          {quantityWords(line)}
        </Text>
        <span>
          <Text as="bdi" breaksWords>
            {line.name}
          </Text>
          {details.map((detail) => (
            <small key={detail} dir="auto">
              {detail}
            </small>
          ))}
        </span>
        <Text as="bdi" isTabular weight={600} keepsLine>
          {money(amountOfLine(line))}
        </Text>
      </button>
    </li>
  );
}
