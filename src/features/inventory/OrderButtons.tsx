import { useLayoutEffect, useRef } from "react";

import { IconButton } from "@/shared/ui/IconButton";
import { BackIcon, ChevronDownIcon, ChevronUpIcon, NextIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

interface OrderButtonsProps {
  /** Of the button towards the start, and of the one towards the end. */
  labels: readonly [string, string];
  /** From 0, of so many. */
  place: number;
  count: number;
  /** Things lie beside each other, not below. */
  isAcross?: boolean;
  onMove: (by: 1 | -1) => void;
}

/** The same things, one of them a place further. */
export const withMoved = <Thing,>(things: readonly Thing[], place: number, by: 1 | -1): Thing[] =>
  things.toSpliced(place, 1).toSpliced(place + by, 0, things[place]!);

/** Moves a thing of a row by one place; the pressed button keeps the focus where its thing moves. */
export function OrderButtons({ labels, place, count, isAcross = false, onMove }: OrderButtonsProps) {
  const pressed = useRef<HTMLElement>(null);
  const [before, after] = isAcross ? [BackIcon, NextIcon] : [ChevronUpIcon, ChevronDownIcon];

  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [place]);

  const renderButton = (by: 1 | -1) => {
    const isAtEnd = place + by < 0 || place + by >= count;
    return (
      <IconButton
        label={labels[by < 0 ? 0 : 1]}
        icon={by < 0 ? before : after}
        size={18}
        isMirrored={isAcross}
        aria-disabled={isAtEnd || undefined}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return;
          pressed.current = currentTarget;
          onMove(by);
        }}
      />
    );
  };

  return (
    <Row as="span" gap={2}>
      {renderButton(-1)}
      {renderButton(1)}
    </Row>
  );
}
