import { useDispatch, useSelector } from "react-redux";

import type { PriceList } from "@/contract/pos/priceLists";
import { selectIsInTrouble } from "@/shared/connection/connectionSlice";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { selectTicket, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useToldWords } from "../state/useToldWords";

interface TillStatusProps {
  till: Till;
  lists: readonly PriceList[];
  onSeek: () => void;
}

/** Facts to know while selling, in a place of their own: why something was not done comes first. */
export function TillStatus({ till, lists, onSeek }: TillStatusProps) {
  const { text } = useText();
  const { time } = useHotelTimes();
  const words = useToldWords();
  const dispatch = useDispatch();
  const { told, unsent, sold } = useSelector(selectTicket);
  const isOffline = useSelector(selectIsInTrouble) || till.isKept;
  const known = [
    unsent > 0 && text("sale.unsent", { count: unsent }),
    isOffline && text("sale.asOf", { time: time(till.asOf) }),
    ...lists.map(({ name, until }) => (until ? text("sale.listHolds", { list: name, time: until }) : name)),
  ];

  function seek() {
    dispatch(ticketActions.untold());
    onSeek();
  }

  return (
    <Row gap={8} className="till-status">
      <Text as="p" role="alert" grows tone="danger" weight={550} className="till-told" dir="auto">
        {told && words(told)}
      </Text>
      {told ? (
        <button type="button" className="btn btn-quiet btn-sm" onClick={seek}>
          {text("sale.seek")}
        </button>
      ) : (
        <Muted as="p" role="status">
          {known.filter(Boolean).join(" · ") || (sold && text("sale.next"))}
        </Muted>
      )}
    </Row>
  );
}
