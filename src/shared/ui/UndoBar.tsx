import { useEffect, useEffectEvent, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import { focusHeadingIfLost } from "./focusHeadingIfLost";

/** So long a deletion can be undone, unless the pointer or the focus rests on the offer: then longer. */
const OFFERED_MS = 10_000;

interface UndoBarProps {
  /** What has just been done. */
  sentence: string;
  onUndo: () => void;
  /** The offer has expired. */
  onExpire: () => void;
}

/** Offers to take back what was just done. The button has the focus: what was acted upon is gone. */
export function UndoBar({ sentence, onUndo, onExpire }: UndoBarProps) {
  const { text } = useText();
  const [isHeld, setIsHeld] = useState(false);
  const expire = useEffectEvent(onExpire);

  useEffect(() => focusHeadingIfLost, []); // once it is gone, and the button with it

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
