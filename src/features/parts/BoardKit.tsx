import { useState } from "react";

import { Board } from "@/shared/board/Board";
import { useText } from "@/shared/i18n/useText";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { Part } from "./Part";

const states = ["pending", "confirmed", "inHouse", "checkedOut"] as const;

/** Cards of reservations: each can go to the next column. */
export function BoardKit() {
  const { text } = useText();
  const [cards, setCards] = useState(() =>
    Array.from({ length: 11 }, (_, place) => ({ id: `RSV-${482 + place}`, at: place < 8 ? 0 : place % 3 })),
  );
  return (
    <Part name="Board">
      <Board
        label="Board"
        columns={states.map((state) => ({ id: state, title: text(`situation.${state}`) }))}
        cards={cards}
        columnOf={({ at }) => states[at]!}
        nameOf={({ id }) => id}
        targetsOf={({ at }) => states.slice(at + 1, at + 2)}
        onMove={({ id }) => setCards(cards.map((card) => (card.id === id ? { ...card, at: card.at + 1 } : card)))}
      >
        {({ id, at }) => (
          <>
            <p translate="no">{id}</p>
            <StateBadge tone={at === 0 ? "late" : "quiet"}>{text(`situation.${states[at]!}`)}</StateBadge>
          </>
        )}
      </Board>
    </Part>
  );
}
