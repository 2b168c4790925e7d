import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import { focusHeadingIfLost } from "../page/focusHeadingIfLost";
import { roomFor } from "./roomFor";

/** How long a deletion can be undone, ms; longer while the pointer or the focus is on the offer. */
const OFFERED_MS = 10_000;

interface UndoBarProps {
  /** The act that can be undone, as a sentence. */
  sentence: string;
  onUndo: () => void;
  /** The offer has expired. */
  onExpire: () => void;
  /** Whether the button takes the focus, because the record is gone. */
  takesFocus?: boolean;
  /** The changed element, if it is on the screen: the bar does not cover it. */
  inSight?: () => Element[];
}

const nothing = (): Element[] => [];

/** Offers to undo what was just done; so does Ctrl+Z, outside of fields. */
export function UndoBar({ sentence, onUndo, onExpire, takesFocus = true, inSight = nothing }: UndoBarProps) {
  const { text } = useText();
  const [isHeld, setIsHeld] = useState(false);
  const expire = useEffectEvent(onExpire);
  const undo = useEffectEvent(onUndo);
  const changed = useEffectEvent(inSight);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => (bar.current ? roomFor(bar.current, changed()) : undefined), []);

  useEffect(() => focusHeadingIfLost, []); // when the bar and its button have gone

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      const isField = target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
      if (key.toLowerCase() !== "z" || shiftKey || !(ctrlKey || metaKey) || isField) return;
      event.preventDefault();
      undo();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => expire(), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      ref={bar}
      className="undo-bar"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p role="status" dir="auto">
        {sentence}
      </p>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onUndo} autoFocus={takesFocus}>
        {text("undo")}
      </button>
    </div>
  );
}
