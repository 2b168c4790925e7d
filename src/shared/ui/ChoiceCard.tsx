import "./choice-card.scss";

import type { ReactNode } from "react";

interface ChoiceCardProps {
  /** Of the group of radio buttons. */
  name: string;
  value?: string;
  isChosen: boolean;
  onChoose: () => void;
  /** It cannot be had, and says why; it may be chosen all the same. */
  isUnavailable?: boolean;
  isDisabled?: boolean;
  /** `choice-card-name`, `choice-card-detail` and `choice-card-price` place what it says. */
  children: ReactNode;
}

/** One of a few choices that say more than a word each. */
export function ChoiceCard({ name, value, isChosen, onChoose, isUnavailable, isDisabled, children }: ChoiceCardProps) {
  return (
    <label className={isUnavailable ? "choice-card is-unavailable" : "choice-card"}>
      <input
        type="radio"
        className="form-check-input"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
