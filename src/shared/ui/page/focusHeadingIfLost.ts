import { useEffect, useState } from "react";

/** Focuses the page's heading if nothing has the focus, so that keys do not start at the top of the document. */
export function focusHeadingIfLost() {
  if (document.activeElement !== document.body) return;
  const place = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}

/** For a dialog's `onExited`: its opener may be gone or hidden by then. */
export function useFocusKept(): () => void {
  const [exits, setExits] = useState(0);

  // the dialog returns the focus in an earlier effect of the same commit
  useEffect(() => {
    if (exits > 0) focusHeadingIfLost();
  }, [exits]);

  return () => setExits((count) => count + 1);
}
