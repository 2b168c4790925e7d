import "./board.scss";

import { type ReactNode, useEffect, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { MoreIcon } from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";

import { BoardColumn, type Column } from "./BoardColumn";

interface BoardProps<Card extends { id: string }> {
  /** Accessible name of the board. */
  label: string;
  columns: readonly Column[];
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
        <BoardColumn
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
        </BoardColumn>
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
