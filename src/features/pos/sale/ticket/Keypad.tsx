import { useDispatch, useSelector } from "react-redux";

import { posReason } from "@/domain/pos/posReason";
import { useText } from "@/shared/i18n/useText";
import { DeleteDigitIcon } from "@/shared/ui/icons";

import { TillButton } from "./TillButton";
import { selectDraft, selectLine, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";

const { dialogOpened, digitErased, digitTyped, lineRemoved } = ticketActions;

/** From left to right in every language. */
const rows = ["789", "456", "123"];

/** The quantity of the line that is chosen, and what else can be said of it. */
export function Keypad({ till }: { till: Till }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { lines } = useSelector(selectDraft);
  const line = useSelector(selectLine);
  const article = till.articles.find(({ id }) => id === line?.articleId);
  const noLine = !line && "sale.chooseLine";
  const noChoice = noLine || (!article?.modifiers.length && "sale.noModifiers");

  const digit = (value: string) => (
    <TillButton key={value} className="till-key" against={noLine} onPress={() => dispatch(digitTyped(value))}>
      {value}
    </TillButton>
  );
  const acts = [
    <TillButton
      key="erase"
      className="till-key"
      label={text("sale.erase")}
      against={noLine}
      onPress={() => dispatch(digitErased())}
    >
      <DeleteDigitIcon size={22} aria-hidden="true" />
    </TillButton>,
    <TillButton key="remove" className="till-key is-act" against={noLine} onPress={() => dispatch(lineRemoved())}>
      {text("sale.remove")}
    </TillButton>,
    <TillButton key="note" className="till-key is-act" against={noLine} onPress={() => dispatch(dialogOpened("note"))}>
      {text("sale.note")}
    </TillButton>,
  ];

  return (
    <div role="group" aria-label={text("sale.quantity")} className="till-keypad" dir="ltr">
      {rows.map((digits, place) => [...Array.from(digits, digit), acts[place]])}
      {digit("0")}
      <TillButton className="till-key is-act" against={noChoice} onPress={() => dispatch(dialogOpened("modifiers"))}>
        {text("sale.modifiers")}
      </TillButton>
      <TillButton
        className="till-key is-act is-wide"
        against={lines.length === 0 && posReason("TICKET_EMPTY")}
        onPress={() => dispatch(dialogOpened("discount"))}
      >
        {text("sale.discount")}
      </TillButton>
    </div>
  );
}
