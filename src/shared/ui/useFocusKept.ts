import { useEffect, useState } from "react";

/**
 * For a dialog's `onExited`: where what opened it is gone or hidden by then, the page's heading takes the focus, so that
 * keys go on from there and not from the top of the document.
 */
export function useFocusKept(): () => void {
  const [exits, setExits] = useState(0);

  // the dialog gives the focus back in an effect of the same commit, before this one
  useEffect(() => {
    if (exits === 0 || document.activeElement !== document.body) return;
    const place = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.querySelector("main");
    place?.focus({ preventScroll: true });
  }, [exits]);

  return () => setExits((count) => count + 1);
}
