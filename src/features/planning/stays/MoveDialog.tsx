import { type ReactNode, useId, useState } from "react";

import type { MovePrice, MovePrices } from "@/contract/reservations/stayMoves";
import { unanswered } from "@/domain/planning/moveQuestions";
import { useAttempts } from "@/shared/actions/ActionDialog";
import { MoveReasonField } from "@/shared/hotel/MoveReasonField";
import { UnusedNightsField } from "@/shared/hotel/UnusedNightsField";
import { useDifference } from "@/shared/hotel/useBookingFormat";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { DowngradeReasonField, isDowngradeReason } from "@/shared/stay/rooms/DowngradeReasonField";
import { movePrices } from "@/shared/stay/rooms/movePrices";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import type { AskedMove, GivenAnswers, MoveAnswers } from "./useStayMoves";

interface MoveDialogProps {
  asked: AskedMove;
  currency: string;
  /** Undefined: everything is left where it is. */
  onSettle: (answers?: MoveAnswers) => void;
}

/** Says what a move costs, and asks what has to be known first: which price, why rooms or types change, whether two stays swap. */
export function MoveDialog(props: MoveDialogProps) {
  const { otherType, isRedated } = props.asked;
  return otherType || isRedated ? <PricedQuestions {...props} /> : <Questions {...props} />;
}

function PricedQuestions(props: MoveDialogProps) {
  const { text } = useText();
  const load = movePrices.use(props.asked.moves[0]!);
  return (
    <Questions {...props} prices={load.data}>
      <LoadState load={load} failed={text("booking.pricesFailed")} />
    </Questions>
  );
}

interface QuestionsProps extends MoveDialogProps {
  /** Undefined until they are known: the server decides then. */
  prices?: MovePrices | undefined;
  children?: ReactNode;
}

function Questions({ asked, currency, onSettle, prices, children }: QuestionsProps) {
  const { text } = useText();
  const { date, money } = useFormat();
  const [answers, setAnswers] = useState<GivenAnswers>(asked.answers ?? {});
  const { form, isChecked, attempt } = useAttempts();
  const { guest, room, arrival, departure, otherType, swap, isRoomMove, isShortened, isDowngrade, dirty } = asked;
  const amount = (cents: number) => money({ cents, currency });

  function settle(isRepriced = false) {
    attempt();
    const isExplained = !isDowngrade || isDowngradeReason(answers.note);
    if (unanswered(asked, answers).length === 0 && isExplained) onSettle({ ...answers, isRepriced });
  }

  const act = text(isRoomMove ? "desk.changeRoom" : isShortened ? "planning.shorten" : "planning.changeDates");
  const dates = { guest, arrival: date(arrival), departure: date(departure) };
  const [asMoved, label, about] = swap
    ? [text("planning.swap"), text("planning.swapNow"), text("planning.swapAbout", { guest, room, ...swap })]
    : [act, act, room === "" ? text("planning.unassigned", dates) : text("planning.moved", { ...dates, room })];

  const asOther = otherType?.isSimpler ? "booking.downgrade" : "booking.upgrade";
  const title = otherType ? text(asOther, { sold: otherType.sold, type: otherType.type }) : asMoved;

  return (
    <Dialog isOpen title={title} onClose={() => onSettle()}>
      <Stack
        as="form"
        gap={12}
        ref={form}
        noValidate
        className="planning-stay"
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <p dir="auto">{otherType ? text("planning.upgradeAbout", { guest, type: otherType.type }) : about}</p>
        {dirty.map((number) => (
          <Warning key={number}>{text("desk.roomDirty", { room: number })}</Warning>
        ))}
        {children}
        {prices && <Prices prices={prices} currency={currency} isOtherType={otherType !== undefined} />}
        {isRoomMove && (
          <MoveReasonField
            value={answers.moveReason}
            onChange={(moveReason) => setAnswers({ ...answers, moveReason })}
            isChecked={isChecked}
          />
        )}
        {isDowngrade && (
          <DowngradeReasonField
            value={answers.note}
            onChange={(note) => setAnswers({ ...answers, note })}
            isChecked={isChecked}
          />
        )}
        {isShortened && (
          <UnusedNightsField
            amount={prices ? amount(prices.unused) : "…"}
            value={answers.unusedNights}
            onChange={(unusedNights) => setAnswers({ ...answers, unusedNights })}
            isChecked={isChecked}
          />
        )}
        <Row gap={12} rowGap={8} wraps className="planning-acts">
          <PriceButton
            label={otherType ? text("planning.keepPrice") : label}
            price={prices?.kept}
            isFirst={!otherType && !isRoomMove && !isShortened && !isDowngrade}
          />
          {otherType && (
            <PriceButton label={text("planning.reprice")} price={prices?.repriced} onPress={() => settle(true)} />
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}

interface PricesProps {
  prices: MovePrices;
  currency: string;
  isOtherType: boolean;
}

/** The price before and after: where the nights change, as the form of the reservation says it; of another type, both prices. */
function Prices({ prices: { agreed, kept, repriced }, currency, isOtherType }: PricesProps) {
  const { text } = useText();
  const { money } = useFormat();
  const difference = useDifference(currency);
  const amount = (cents: number) => money({ cents, currency });
  const isKept = kept.reasons.length === 0;
  const isRepriced = isOtherType && repriced.reasons.length === 0;
  const change = { before: amount(agreed), now: amount(kept.total), difference: difference(kept.total - agreed) };
  const facts = [
    {
      label: text("planning.priceKept"),
      value: isKept && (isOtherType || kept.total === agreed) && amount(kept.total),
    },
    { label: text("planning.priceNew"), value: isRepriced && amount(repriced.total) },
    { label: text("planning.difference"), value: isKept && isRepriced && difference(repriced.total - kept.total) },
  ];
  return (
    <>
      {isKept && kept.total !== agreed && (
        <p role="status">
          <strong>{text("booking.priceChange", change)}</strong>
        </p>
      )}
      {(isKept || isRepriced) && <Facts shape="sums" facts={facts} className="planning-prices" />}
    </>
  );
}

interface PriceButtonProps {
  label: string;
  price: MovePrice | undefined;
  /** There is nothing to say before it. */
  isFirst?: boolean;
  /** Without it, it sends the form. */
  onPress?: () => void;
}

/** A way to move, or why it is not possible so. */
function PriceButton({ label, price, isFirst, onPress }: PriceButtonProps) {
  const id = useId();
  const isRefused = price !== undefined && price.reasons.length > 0;
  return (
    <>
      <button
        type={onPress || isRefused ? "button" : "submit"}
        className={onPress ? "btn btn-quiet" : "btn btn-primary"}
        autoFocus={isFirst}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        onClick={isRefused ? undefined : onPress}
      >
        {label}
      </button>
      {isRefused && (
        <span id={id}>
          <Reasons reasons={price.reasons} isQuiet />
        </span>
      )}
    </>
  );
}
