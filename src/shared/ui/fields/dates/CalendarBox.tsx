import "./date-range-picker.scss";

import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from "react";

import { useText } from "@/shared/i18n/useText";
import { CalendarIcon } from "@/shared/ui/icons";

import { Row } from "../../layout/Row";

interface CalendarBoxProps {
  ref?: Ref<HTMLDivElement>;
  /** Of the open calendar. */
  label: string;
  isOpen: boolean;
  /** Escape in it: it closes alone, not what is around it. */
  onEscape: () => void;
  /** The focus goes elsewhere. */
  onLeave: () => void;
  field: ReactNode;
  calendar: ReactNode;
  /** Below the field. */
  children?: ReactNode;
}

/** A field for dates with the calendar that opens below it. */
export function CalendarBox({ ref, label, isOpen, onEscape, onLeave, field, calendar, children }: CalendarBoxProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    onEscape();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave();
  }

  return (
    <div ref={ref} className="date-range" role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
      {field}
      {isOpen && (
        <Row gap={12} align="stretch" className="date-range-panel" role="dialog" aria-label={label} tabIndex={-1}>
          {calendar}
        </Row>
      )}
      {children}
    </div>
  );
}

interface CalendarButtonProps {
  isOpen: boolean;
  /** -1 where the field itself opens the calendar by a key. */
  tabIndex?: number;
  onPress: () => void;
}

export function CalendarButton({ isOpen, tabIndex, onPress }: CalendarButtonProps) {
  const { text } = useText();
  return (
    <button
      type="button"
      className="date-range-button"
      tabIndex={tabIndex}
      aria-label={text("calendar.open")}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <CalendarIcon size={18} aria-hidden="true" />
    </button>
  );
}
