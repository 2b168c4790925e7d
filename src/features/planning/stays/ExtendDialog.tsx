import type { CivilDate, Room } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { ExtensionChoices } from "@/shared/stay/rooms/ExtensionChoices";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import type { Extending } from "./useStayMoves";

export interface ExtendDialogProps extends Extending {
  /** Undefined: the stay is left as it is. */
  onSettle: (into?: { room: Room; from: CivilDate }) => void;
}

/** A stay that was drawn longer over nights that are not free: the rooms in which it can go on. */
export function ExtendDialog({ stay, departure, onSettle }: ExtendDialogProps) {
  const { text } = useText();
  return (
    <Dialog isOpen title={`${text("booking.extend")} · ${stay.guest}`} onClose={() => onSettle()}>
      <ExtensionChoices id={stay.id} departure={departure} onTake={(room, from) => onSettle({ room, from })} />
    </Dialog>
  );
}
