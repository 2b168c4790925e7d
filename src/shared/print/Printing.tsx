import "./print.scss";

import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";

interface PrintingProps {
  /** The dialog of the browser has been closed: the documents can go. */
  onPrinted: () => void;
  /** `PrintDocument`s. */
  children: ReactNode;
}

/** Draws documents for the printer alone, and prints them. Mount it once all that they show is loaded. */
export function Printing({ onPrinted, children }: PrintingProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    window.print();
    end();
  }, []);
  return createPortal(<div className="printed">{children}</div>, document.body);
}
