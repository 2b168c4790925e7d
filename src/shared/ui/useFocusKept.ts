import { useEffect, useState } from "react";

import { focusHeadingIfLost } from "./focusHeadingIfLost";

/** For a dialog's `onExited`: what opened it may be gone or hidden by then. */
export function useFocusKept(): () => void {
  const [exits, setExits] = useState(0);

  // the dialog gives the focus back in an effect of the same commit, before this one
  useEffect(() => {
    if (exits > 0) focusHeadingIfLost();
  }, [exits]);

  return () => setExits((count) => count + 1);
}
