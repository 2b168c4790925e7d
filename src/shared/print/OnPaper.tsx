import "./print.scss";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import { useIsOnPaper } from "./useIsOnPaper";

/** `PrintDocument`s in the place of the page, however it is printed: by its button (`window.print`) or the browser's command. */
export const OnPaper = ({ children }: { children: ReactNode }) =>
  useIsOnPaper() && createPortal(<div className="printed">{children}</div>, document.body);
