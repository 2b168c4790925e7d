import "./warning.scss";

import type { ReactNode } from "react";

/** A fact to know before going on; nothing forbids it. */
export const Warning = ({ isStrong, children }: { isStrong?: boolean; children: ReactNode }) => (
  <p className={isStrong ? "warning is-strong" : "warning"} dir="auto">
    {children}
  </p>
);
