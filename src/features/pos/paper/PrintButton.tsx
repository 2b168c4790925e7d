import { type ReactNode, useState } from "react";

import { PrintIcon } from "@/shared/ui/icons";

interface PrintButtonProps {
  label: string;
  /** Draws the paper, and calls `onPrinted` when it is printed. */
  children: (onPrinted: () => void) => ReactNode;
}

/** Draws a paper while it is printed. */
export function PrintButton({ label, children }: PrintButtonProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setIsPrinting(true)}>
        <PrintIcon size={18} aria-hidden="true" />
        <span>{label}</span>
      </button>
      {isPrinting && children(() => setIsPrinting(false))}
    </>
  );
}
