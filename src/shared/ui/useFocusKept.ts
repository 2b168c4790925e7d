import { useEffect, useState } from "react";

import { focusHeadingIfLost } from "./focusHeadingIfLost";

/** For a dialog's `onExited`: its opener may be gone or hidden by then. */
export function useFocusKept(): () => void {
  const [exits, setExits] = useState(0);

  // the dialog returns the focus in an earlier effect of the same commit
  useEffect(() => {
    if (exits > 0) focusHeadingIfLost();
  }, [exits]);

  return () => setExits((count) => count + 1);
}
