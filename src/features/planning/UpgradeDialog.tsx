import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";

import type { AskedUpgrade } from "./useStayMoves";

interface UpgradeDialogProps {
  upgrade: AskedUpgrade;
  /** Undefined: the stay is left where it is. */
  onSettle: (isRepriced?: boolean) => void;
}

/** Asks which price a stay has in a better room. */
export function UpgradeDialog({ upgrade: { stay, sold, type }, onSettle }: UpgradeDialogProps) {
  const { text } = useText();
  return (
    <Dialog isOpen title={text("planning.upgrade", { sold: sold.name, type: type.name })} onClose={() => onSettle()}>
      <div className="planning-stay">
        <p dir="auto">{text("planning.upgradeAbout", { guest: stay.guest, type: type.name })}</p>
        <div className="planning-acts">
          <button type="button" className="btn btn-primary" onClick={() => onSettle(false)}>
            {text("planning.keepPrice")}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => onSettle(true)}>
            {text("planning.reprice")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
