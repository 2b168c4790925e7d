import { useEffect, useEffectEvent, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import { focusHeadingIfLost } from "./focusHeadingIfLost";

/** How long a deletion can be undone, ms; longer while the pointer or the focus is on the offer. */
const OFFERED_MS = 10_000;

interface UndoBarProps {
  /** What was done. */
  sentence: string;
  onUndo: () => void;
  /** The offer has expired. */
  onExpire: () => void;
}

/** Offers to undo what was just done. The button takes the focus, because the record is gone. */
export function UndoBar({ sentence, onUndo, onExpire }: UndoBarProps) {
  const { text } = useText();
  const [isHeld, setIsHeld] = useState(false);
  const expire = useEffectEvent(onExpire);

  useEffect(() => focusHeadingIfLost, []); // when the bar and its button have gone

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => expire(), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      className="undo-bar"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p role="status" dir="auto">
        {sentence}
      </p>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onUndo} autoFocus>
        {text("undo")}
      </button>
    </div>
  );
}
