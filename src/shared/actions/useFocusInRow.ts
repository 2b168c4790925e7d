import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a row of acts, whose ref it returns. The button that was pressed may go with what it or its dialog
 * did: the focus goes to the next step if there is one, and never to what undoes more than was done.
 */
export function useFocusInRow(hasDialog = false): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => (focused.current = target as Element);
    const { current } = row;
    current?.addEventListener("focusin", hold);
    return () => current?.removeEventListener("focusin", hold);
  }, []);
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isGone)
      (row.current?.querySelector<HTMLElement>(".btn-primary") ?? row.current)?.focus({ preventScroll: true });
    const held = row.current?.contains(document.activeElement) ? document.activeElement : null;
    if (held || !hasDialog) focused.current = held; // a dialog has the focus for its button
  });
  return row;
}
