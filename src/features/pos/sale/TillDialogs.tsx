import { useSelector } from "react-redux";

import { onDemand } from "@/shared/ui/states/onDemand";

import { DiscountDialog } from "./dialogs/DiscountDialog";
import { ModifiersDialog } from "./dialogs/ModifiersDialog";
import { ParkedDialog } from "./dialogs/ParkedDialog";
import { PayDialog } from "./pay/PayDialog";
import { NoteDialog, ParkDialog, VoidDialog } from "./dialogs/WordDialogs";
import { selectDialog } from "./state/ticketSlice";
import type { Till } from "./state/tillLoad";

// without a connection there is none: all others are there from the start
const ChargeDialog = onDemand(async () => (await import("./pay/ChargeDialog")).ChargeDialog, null);

/** The dialog that is open: it is drawn as long as it is. */
export function TillDialogs({ till }: { till: Till }) {
  const dialog = useSelector(selectDialog);
  if (dialog === "pay") return <PayDialog till={till} />;
  if (dialog === "room") return <ChargeDialog till={till} method="room" />;
  if (dialog === "receivable") return <ChargeDialog till={till} method="receivable" />;
  if (dialog === "discount") return <DiscountDialog till={till} />;
  if (dialog === "modifiers") return <ModifiersDialog till={till} />;
  if (dialog === "note") return <NoteDialog />;
  if (dialog === "park") return <ParkDialog />;
  if (dialog === "parked") return <ParkedDialog till={till} />;
  if (dialog === "void") return <VoidDialog />;
  return null;
}
