import { useEffect, useEffectEvent } from "react";

/** A scanner types faster than a person: so many ms at most between two keys. */
const BURST_MS = 50;
/** Fewer characters are typed by a person. */
const SHORTEST = 4;

interface TillKeys {
  onScan: (code: string) => void;
  /** Each that was typed where nothing else takes it. */
  onDigit: (digit: string) => void;
  onErase: () => void;
  onRemove: () => void;
  onSearch: () => void;
  onPay: () => void;
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select");

/**
 * The keys of a till. A burst of characters that ends with Enter is a scan, wherever the focus is: its Enter presses
 * nothing, and its digits are no quantity. In a text field of a dialog all is typed.
 */
export function useTillKeys(keys: TillKeys) {
  const act = useEffectEvent((key: string) => {
    if (key === "F2") keys.onSearch();
    else if (key === "F8") keys.onPay();
    else if (key === "Backspace") keys.onErase();
    else if (key === "Delete") keys.onRemove();
    else return false;
    return true;
  });
  const type = useEffectEvent((digit: string) => keys.onDigit(digit));
  const scan = useEffectEvent((code: string) => keys.onScan(code));

  useEffect(() => {
    let burst = "";
    let last = -Infinity;
    let isInField = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** It was no scan: a person has typed it. */
    function settle() {
      clearTimeout(timer);
      const typed = burst;
      burst = "";
      if (!isInField && !isDialogOpen() && /^\d+$/.test(typed)) for (const digit of typed) type(digit);
    }

    function press(event: KeyboardEvent) {
      const { key, target, timeStamp, ctrlKey, altKey, metaKey, isComposing } = event;
      if (ctrlKey || altKey || metaKey || isComposing) return settle();
      const isField = isTyping(target);
      if (isField && target.closest("[role=dialog]")) return settle();
      if (timeStamp - last > BURST_MS) settle();
      last = timeStamp;
      if (key === "Enter" && burst.length >= SHORTEST) {
        event.preventDefault();
        event.stopPropagation();
        const code = burst;
        burst = "";
        settle();
        scan(code);
      } else if (/^[\p{L}\d.-]$/u.test(key)) {
        burst += key;
        isInField = isField;
        clearTimeout(timer);
        timer = setTimeout(settle, BURST_MS);
      } else {
        settle();
        if (isDialogOpen() || (isField && !/^F\d/.test(key))) return;
        if (act(key)) event.preventDefault();
      }
    }

    document.addEventListener("keydown", press, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", press, true);
    };
  }, []);
}

const isDialogOpen = () => document.querySelector("[role=dialog]") !== null;
