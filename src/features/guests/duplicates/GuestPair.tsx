import type { ReactNode } from "react";

import type { DuplicatePair } from "@/contract/guests/guestProfile";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import type { GuestsApart } from "../guestUndo";

export const pairKey = ({ guests: [one, other] }: DuplicatePair) => `${one.id} ${other.id}`;

/** The ids and names of a pair, for the mark that tells it apart. */
export function useApart({ guests: [one, other] }: DuplicatePair): GuestsApart {
  const { text } = useText();
  const names = text("guests.merge.pair", { one: fullName(one), other: fullName(other) });
  return { id: one.id, otherId: other.id, names };
}

/** Two records by their names, with what they have in common and what can be done with them. */
export function GuestPair({ pair, children }: { pair: DuplicatePair; children: ReactNode }) {
  const { text } = useText();
  const { names } = useApart(pair);
  return (
    <div className="guest-pair">
      <div>
        <p className="guest-pair-names" dir="auto">
          {names}
        </p>
        <p className="guest-marks">
          {pair.signs.map((sign) => (
            <StateBadge key={sign} tone="now">
              {text(`guests.sign.${sign}`)}
            </StateBadge>
          ))}
        </p>
      </div>
      <div className="guest-pair-buttons">{children}</div>
    </div>
  );
}
