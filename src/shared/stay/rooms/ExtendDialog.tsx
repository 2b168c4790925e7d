import type { CivilDate, Room } from "@/contract/property";
import type { PlanningStay } from "@/contract/reservations/planning";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { ExtensionChoices } from "./ExtensionChoices";

export interface ExtendDialogProps {
  stay: Pick<PlanningStay, "id" | "guest">;
  /** The later one. */
  departure: CivilDate;
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
