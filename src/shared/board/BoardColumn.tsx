import { type ReactNode, useId, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { useIsOnPaper } from "@/shared/print/useIsOnPaper";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";

export interface Column {
  id: string;
  title: string;
  /** Below the title, and where a card can be sent there. */
  detail?: ReactNode;
}

interface BoardColumnProps<Card> {
  column: Column;
  cards: readonly Card[];
  /** The card that was moved last: it is seen where it has gone. */
  arrivedId: string | undefined;
  /** The dragged card may be dropped here. */
  isTarget: boolean;
  onDrop: () => void;
  children: (card: Card) => ReactNode;
}

/** So many cards of a column are seen at once. */
const SHOWN = 6;

/** A column with its head; the rest of its cards comes at a press. */
export function BoardColumn<Card extends { id: string }>(props: BoardColumnProps<Card>) {
  const { column, cards, arrivedId, isTarget, onDrop, children } = props;
  const { text } = useText();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const isOnPaper = useIsOnPaper();
  const shown = isWhole || isOnPaper ? cards : cards.filter((card, place) => place < SHOWN || card.id === arrivedId);
  if (isOnPaper && cards.length === 0) return null;
  const marks = ["board-column", isTarget && "is-target", isTarget && isOver && "is-over"];
  return (
    <div
      className={marks.filter(Boolean).join(" ")}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault(); // here it may be dropped
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (isTarget) onDrop();
      }}
    >
      <Stack as="section" gap={8} aria-labelledby={id}>
        <div className="board-head">
          <h3 id={id}>
            {column.title}{" "}
            <Muted size={13} weight={500} isTabular>
              {cards.length}
            </Muted>
          </h3>
          {column.detail && (
            <Muted as="p" padX={4} size={13}>
              {column.detail}
            </Muted>
          )}
        </div>
        {cards.length === 0 ? (
          <Muted as="p" padX={4} padY={4} size={13}>
            {text("board.empty")}
          </Muted>
        ) : (
          <Stack as="ul" gap={8} aria-labelledby={id}>
            {shown.map((card) => children(card))}
          </Stack>
        )}
        {(isWhole || shown.length < cards.length) && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? text("board.fewer") : text("board.more", { count: cards.length - shown.length })}
          </button>
        )}
      </Stack>
    </div>
  );
}
