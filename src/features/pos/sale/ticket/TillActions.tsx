import { useDispatch, useSelector } from "react-redux";

import { againstLines } from "@/domain/pos/againstSale";
import { posReason } from "@/domain/pos/posReason";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { selectIsInTrouble } from "@/shared/connection/connectionSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { isBlank } from "../state/ticketDraft";
import { selectTicket, type TillDialog, ticketActions } from "../state/ticketSlice";
import { TillButton } from "./TillButton";
import type { Till } from "../state/tillLoad";

/** The buttons that end the ticket, or put it aside. */
export function TillActions({ till }: { till: Till }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { draft } = useSelector(selectTicket);
  const isOffline = useSelector(selectIsInTrouble);
  const { money } = useBookingFormat(till.property);
  const { total } = ticketAmounts(draft);
  const [against] = againstLines(draft, till.property.currency);
  const inParts = draft.payments.length > 0 && "sale.partlyPaid";
  const open = (dialog: TillDialog) => () => dispatch(ticketActions.dialogOpened(dialog));
  const parked = till.parked.filter(({ id }) => id !== draft.id).length;

  return (
    <div className="till-actions">
      <TillButton className="till-act" against={against ?? inParts} onPress={open("park")}>
        {text("sale.park")}
      </TillButton>
      <TillButton
        className="till-act"
        against={!isBlank(draft) ? "sale.finishFirst" : parked === 0 && "sale.noneParked"}
        onPress={open("parked")}
      >
        {text("sale.takeUp", { count: parked })}
      </TillButton>
      <TillButton
        className="till-act"
        against={against ?? ((isOffline && posReason("OFFLINE_ROOM")) || inParts)}
        onPress={open("room")}
      >
        {text("sale.room")}
      </TillButton>
      <Stack justify="center" className="till-total">
        <Text id="till-total" size={13}>
          {text("sale.total")}
        </Text>
        <Text as="output" size={32} weight={650} isTabular aria-labelledby="till-total">
          {money(total)}
        </Text>
      </Stack>
      <TillButton className="till-act till-pay" against={against} onPress={open("pay")}>
        {text("sale.pay")}
      </TillButton>
    </div>
  );
}
