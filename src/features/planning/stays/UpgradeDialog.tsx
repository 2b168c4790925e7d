import { useId } from "react";

import type { MovePrice } from "@/contract/reservations/planning";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";
import { LoadState } from "@/shared/ui/LoadState";
import { Reasons } from "@/shared/ui/Reasons";

import { movePrices } from "../planningState";
import type { AskedUpgrade } from "./useStayMoves";

interface UpgradeDialogProps {
  upgrade: AskedUpgrade;
  currency: string;
  /** Undefined: the stay is left where it is. */
  onSettle: (isRepriced?: boolean) => void;
}

/** Asks which price a stay has in a better room, and says what each comes to. */
export function UpgradeDialog({ upgrade, currency, onSettle }: UpgradeDialogProps) {
  const { stay, move, sold, type } = upgrade;
  const { text } = useText();
  const { money } = useFormat();
  const load = movePrices.use(move);
  const prices = load.data;
  const amount = (cents: number) => money({ cents, currency });
  const isPriced = prices?.kept.reasons.length === 0 && prices.repriced.reasons.length === 0;
  const difference = isPriced ? prices.repriced.total - prices.kept.total : 0;

  return (
    <Dialog isOpen title={text("planning.upgrade", { sold: sold.name, type: type.name })} onClose={() => onSettle()}>
      <div className="planning-stay">
        <p dir="auto">{text("planning.upgradeAbout", { guest: stay.guest, type: type.name })}</p>
        <LoadState load={load} failed={text("planning.quoteFailed")} />
        {isPriced && (
          <dl className="planning-prices">
            <Amount label={text("planning.priceKept")} words={amount(prices.kept.total)} />
            <Amount label={text("planning.priceNew")} words={amount(prices.repriced.total)} />
            <Amount label={text("planning.difference")} words={`${difference > 0 ? "+" : ""}${amount(difference)}`} />
          </dl>
        )}
        <div className="planning-acts">
          <PriceButton
            label={text("planning.keepPrice")}
            look="btn-primary"
            price={prices?.kept}
            onChoose={() => onSettle(false)}
          />
          <PriceButton
            label={text("planning.reprice")}
            look="btn-quiet"
            price={prices?.repriced}
            onChoose={() => onSettle(true)}
          />
        </div>
      </div>
    </Dialog>
  );
}

function Amount({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{words}</bdi>
      </dd>
    </div>
  );
}

interface PriceButtonProps {
  label: string;
  look: string;
  /** Undefined until it is known: the server decides then. */
  price: MovePrice | undefined;
  onChoose: () => void;
}

function PriceButton({ label, look, price, onChoose }: PriceButtonProps) {
  const id = useId();
  const isRefused = price !== undefined && price.reasons.length > 0;
  return (
    <>
      <button
        type="button"
        className={`btn ${look}`}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        onClick={() => !isRefused && onChoose()}
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
