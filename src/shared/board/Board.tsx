import "./board.scss";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { MoreIcon } from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";
import { useMediaQuery } from "@/shared/ui/useMediaQuery";

interface BoardColumn {
  id: string;
  title: string;
  /** Below the title, and where a card can be sent there. */
  detail?: ReactNode;
}

interface BoardProps<Card extends { id: string }> {
  /** Accessible name of the board. */
  label: string;
  columns: readonly BoardColumn[];
  /** In the order of their columns. */
  cards: readonly Card[];
  columnOf: (card: Card) => string;
  /** How a card is called in its menu. */
  nameOf: (card: Card) => string;
  /** The columns where a card may go now; none keeps it where it is. */
  targetsOf: (card: Card) => readonly string[];
  /** The card itself moves once `cards` say so. */
  onMove: (card: Card, column: string) => void;
  /** Draws what a card says. */
  children: (card: Card) => ReactNode;
}

/** So many cards of a column are seen at once. */
const SHOWN = 6;

/** Cards in columns. What can be dragged can be moved by the menu of the card, too. */
export function Board<Card extends { id: string }>({ label, columns, cards, ...props }: BoardProps<Card>) {
  const { text } = useText();
  const { columnOf, nameOf, targetsOf, onMove } = props;
  const board = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<Card>();
  const [moved, setMoved] = useState<{ id: string; to: string }>();
  const arrived = cards.find((card) => card.id === moved?.id && columnOf(card) === moved.to);
  const focusedId = useRef<string>(undefined);

  /** In its new column a card is a new element: its menu takes the focus again, also where another desk has moved it. */
  const arrivedId = arrived?.id;
  useEffect(() => focusCard(board.current, arrivedId), [arrivedId]);
  useEffect(() => focusCard(board.current, focusedId.current), [cards]);

  function move(card: Card, to: string) {
    setDragged(undefined);
    setMoved({ id: card.id, to });
    onMove(card, to);
  }

  return (
    <Columns as="section" least={10.5} gap={12} align="start" ref={board} className="board" aria-label={label}>
      {columns.map((column) => (
        <Column
          key={column.id}
          column={column}
          cards={cards.filter((card) => columnOf(card) === column.id)}
          arrivedId={arrivedId}
          isTarget={dragged !== undefined && targetsOf(dragged).includes(column.id)}
          onDrop={() => dragged && move(dragged, column.id)}
        >
          {(card) => (
            <li key={card.id}>
              <div
                className="board-card"
                data-card={card.id}
                draggable={targetsOf(card).length > 0}
                onFocus={() => (focusedId.current = card.id)}
                onBlur={() => (focusedId.current = undefined)} // not heard of an element that is gone
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.setData("text/plain", nameOf(card)); // some browsers drag nothing without
                  setDragged(card);
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                {props.children(card)}
                {targetsOf(card).length > 0 && (
                  <div className="board-menu">
                    <Menu
                      label={text("board.move", { name: nameOf(card) })}
                      button={<MoreIcon size={18} aria-hidden="true" />}
                    >
                      {columns
                        .filter(({ id }) => targetsOf(card).includes(id))
                        .map(({ id, title, detail }) => (
                          <MenuItem key={id} onChoose={() => move(card, id)}>
                            {title}
                            {detail && <Muted size={13}> {detail}</Muted>}
                          </MenuItem>
                        ))}
                    </Menu>
                  </div>
                )}
              </div>
            </li>
          )}
        </Column>
      ))}
      <p role="status" className="visually-hidden">
        {arrived &&
          text("board.moved", {
            name: nameOf(arrived),
            column: columns.find(({ id }) => id === moved?.to)?.title ?? "",
          })}
      </p>
    </Columns>
  );
}

/** Where the focus was lost. A card that has gone, or behind the others of its column, leaves it to the page. */
function focusCard(board: HTMLElement | null, id: string | undefined) {
  if (id === undefined || document.activeElement !== document.body) return;
  const card = [...(board?.querySelectorAll<HTMLElement>("[data-card]") ?? [])].find((one) => one.dataset.card === id);
  (card?.querySelector<HTMLElement>("button") ?? card?.querySelector("a"))?.focus();
  focusHeadingIfLost();
}

interface ColumnProps<Card> {
  column: BoardColumn;
  cards: readonly Card[];
  /** The card that was moved last: it is seen where it has gone. */
  arrivedId: string | undefined;
  /** The dragged card may be dropped here. */
  isTarget: boolean;
  onDrop: () => void;
  children: (card: Card) => ReactNode;
}

function Column<Card extends { id: string }>(props: ColumnProps<Card>) {
  const { column, cards, arrivedId, isTarget, onDrop, children } = props;
  const { text } = useText();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const isOnPaper = useMediaQuery("print");
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
        <div>
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
