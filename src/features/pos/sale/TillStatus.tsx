import { useDispatch, useSelector } from "react-redux";

import type { PriceList } from "@/contract/pos/till";
import { selectIsInTrouble } from "@/shared/connection/connectionSlice";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import { selectTicket, ticketActions } from "./ticketSlice";
import type { Till } from "./tillLoad";
import { useToldWords } from "./useToldWords";

interface TillStatusProps {
  till: Till;
  list: PriceList | undefined;
  onSeek: () => void;
}

/** Facts to know while selling, in a place of their own: why something was not done comes first. */
export function TillStatus({ till, list, onSeek }: TillStatusProps) {
  const { text } = useText();
  const { time } = useHotelTimes();
  const words = useToldWords();
  const dispatch = useDispatch();
  const { told, unsent, sold } = useSelector(selectTicket);
  const isOffline = useSelector(selectIsInTrouble) || till.isKept;
  const known = [
    sold && text("sale.next"),
    unsent > 0 && text("sale.unsent", { count: unsent }),
    isOffline && text("sale.asOf", { time: time(till.asOf) }),
    list && text("sale.listHolds", { list: list.name, time: list.until }),
  ];

  function seek() {
    dispatch(ticketActions.untold());
    onSeek();
  }

  return (
    <Row gap={8} className="till-status">
      <p role="alert" className="till-told" dir="auto">
        {told && words(told)}
      </p>
      {told ? (
        <button type="button" className="btn btn-quiet btn-sm" onClick={seek}>
          {text("sale.seek")}
        </button>
      ) : (
        <p role="status">{known.filter(Boolean).join(" · ")}</p>
      )}
    </Row>
  );
}
