import type { ReactNode } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { DuplicatePair } from "@/contract/guests/guestProfile";
import { fullName } from "@/domain/people/names";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { pairWrites } from "./pairWrites";

export const pairKey = ({ guests: [one, other] }: DuplicatePair) => `${one.id} ${other.id}`;

const namesOf = ({ guests: [one, other] }: DuplicatePair, { text }: Pick<Texts, "text">) =>
  text("guests.merge.pair", { one: fullName(one), other: fullName(other) });

/** Whether something that was done with the pair has not been answered yet. */
export const useIsPending = ({ guests }: DuplicatePair): boolean =>
  useSelector(pairWrites.selectPending).some(({ what: { id, otherId } }) =>
    guests.every((guest) => guest.id === id || guest.id === otherId),
  );

interface MarkButtonProps {
  pair: DuplicatePair;
  act: "apart" | "together";
  label: string;
}

/** Says that two records are of two people, or takes that back. */
export function MarkButton({ pair, act, label }: MarkButtonProps) {
  const texts = useText();
  const dispatch = useDispatch();
  const isPending = useIsPending(pair);
  const [{ id }, { id: otherId }] = pair.guests;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && dispatch(pairWrites.written({ act, id, otherId, names: namesOf(pair, texts) }))}
    >
      {label}
    </button>
  );
}

/** Two records by their names, with what they have in common and what can be done with them. */
export function GuestPair({ pair, children }: { pair: DuplicatePair; children: ReactNode }) {
  const texts = useText();
  const { text } = texts;
  return (
    <Row gap={16} rowGap={8} justify="between" wraps>
      <div>
        <Text as="p" after={4} breaksWords weight={550} dir="auto">
          {namesOf(pair, texts)}
        </Text>
        <Row as="p" gap={4} wraps shrinks className="guest-marks">
          {pair.signs.map((sign) => (
            <StateBadge key={sign} tone="now">
              {text(`guests.sign.${sign}`)}
            </StateBadge>
          ))}
        </Row>
      </div>
      <Row gap={8} wraps className="guest-pair-buttons">
        {children}
      </Row>
    </Row>
  );
}
