import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";

import type { AskedSwap } from "./useStayMoves";

interface SwapDialogProps {
  swap: AskedSwap;
  onSettle: (isSwapped: boolean) => void;
}

/** Asks before two stays change rooms with each other. */
export function SwapDialog({ swap: { guest, room, other, otherRoom }, onSettle }: SwapDialogProps) {
  const { text } = useText();
  return (
    <Dialog isOpen title={text("planning.swap")} onClose={() => onSettle(false)}>
      <div className="planning-stay">
        <p dir="auto">{text("planning.swapAbout", { guest, room, other, otherRoom })}</p>
        <div className="planning-acts">
          <button type="button" className="btn btn-primary" autoFocus onClick={() => onSettle(true)}>
            {text("planning.swapNow")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
