import { type ReactNode, useId, useState } from "react";

import type { MovePrice, MovePrices } from "@/contract/reservations/planning";
import { unanswered } from "@/domain/planning/moveQuestions";
import { useAttempts } from "@/shared/actions/useAttempts";
import { MoveReasonField } from "@/shared/hotel/MoveReasonField";
import { UnusedNightsField } from "@/shared/hotel/UnusedNightsField";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import { movePrices } from "./moves";
import type { AskedMove, GivenAnswers, MoveAnswers } from "./useStayMoves";

interface MoveDialogProps {
  asked: AskedMove;
  currency: string;
  /** Undefined: everything is left where it is. */
  onSettle: (answers?: MoveAnswers) => void;
}

/** Asks what has to be known first: which price, why a guest in the house changes rooms, whether two stays swap. */
export function MoveDialog(props: MoveDialogProps) {
  const { upgrade, isShortened } = props.asked;
  return upgrade || isShortened ? <PricedQuestions {...props} /> : <Questions {...props} />;
}

function PricedQuestions(props: MoveDialogProps) {
  const { text } = useText();
  const load = movePrices.use(props.asked.moves[0]!);
  return (
    <Questions {...props} prices={load.data}>
      <LoadState load={load} failed={text("planning.quoteFailed")} />
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
  const { guest, room, arrival, departure, upgrade, swap, isRoomMove, isShortened, dirty } = asked;
  const amount = (cents: number) => money({ cents, currency });

  function settle(isRepriced = false) {
    attempt();
    if (unanswered(asked, answers).length === 0) onSettle({ ...answers, isRepriced });
  }

  const [title, label, about] = swap
    ? [text("planning.swap"), text("planning.swapNow"), text("planning.swapAbout", { guest, room, ...swap })]
    : [
        text(isRoomMove ? "desk.changeRoom" : "planning.shorten"),
        text(isRoomMove ? "desk.changeRoom" : "planning.shorten"),
        text("planning.moved", { guest, room, arrival: date(arrival), departure: date(departure) }),
      ];

  return (
    <Dialog
      isOpen
      title={upgrade ? text("planning.upgrade", { sold: upgrade.sold, type: upgrade.type }) : title}
      onClose={() => onSettle()}
    >
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
        <p dir="auto">{upgrade ? text("planning.upgradeAbout", { guest, type: upgrade.type }) : about}</p>
        {dirty.map((number) => (
          <Warning key={number}>{text("desk.roomDirty", { room: number })}</Warning>
        ))}
        {children}
        {upgrade && prices && <Prices prices={prices} amount={amount} />}
        {isRoomMove && (
          <MoveReasonField
            value={answers.moveReason}
            onChange={(moveReason) => setAnswers({ ...answers, moveReason })}
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
            label={upgrade ? text("planning.keepPrice") : label}
            price={upgrade && prices?.kept}
            isFirst={swap !== undefined && !isRoomMove}
          />
          {upgrade && (
            <PriceButton label={text("planning.reprice")} price={prices?.repriced} onPress={() => settle(true)} />
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}

function Prices({ prices: { kept, repriced }, amount }: { prices: MovePrices; amount: (cents: number) => string }) {
  const { text } = useText();
  if (kept.reasons.length > 0 || repriced.reasons.length > 0) return null;
  const difference = repriced.total - kept.total;
  const facts = [
    { label: text("planning.priceKept"), value: amount(kept.total) },
    { label: text("planning.priceNew"), value: amount(repriced.total) },
    { label: text("planning.difference"), value: `${difference > 0 ? "+" : ""}${amount(difference)}` },
  ];
  return <Facts shape="sums" facts={facts} className="planning-prices" />;
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
