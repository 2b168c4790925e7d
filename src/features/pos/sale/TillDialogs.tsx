import { useSelector } from "react-redux";

import { onDemand } from "@/shared/ui/states/onDemand";

import { DiscountDialog } from "./DiscountDialog";
import { ModifiersDialog } from "./ModifiersDialog";
import { ParkedDialog } from "./ParkedDialog";
import { PayDialog } from "./PayDialog";
import { NoteDialog, ParkDialog, VoidDialog } from "./WordDialogs";
import { selectDialog } from "./ticketSlice";
import type { Till } from "./tillLoad";

// without a connection there is neither: all others are there from the start
const ChargeDialog = onDemand(async () => (await import("./ChargeDialog")).ChargeDialog, null);
const PointsDialog = onDemand(async () => (await import("./PointsDialog")).PointsDialog, null);

/** The dialog that is open: it is drawn as long as it is. */
export function TillDialogs({ till }: { till: Till }) {
  const dialog = useSelector(selectDialog);
  if (dialog === "pay") return <PayDialog till={till} />;
  if (dialog === "room") return <ChargeDialog till={till} method="room" />;
  if (dialog === "receivable") return <ChargeDialog till={till} method="receivable" />;
  if (dialog === "points") return <PointsDialog till={till} />;
  if (dialog === "discount") return <DiscountDialog till={till} />;
  if (dialog === "modifiers") return <ModifiersDialog till={till} />;
  if (dialog === "note") return <NoteDialog />;
  if (dialog === "park") return <ParkDialog />;
  if (dialog === "parked") return <ParkedDialog till={till} />;
  if (dialog === "void") return <VoidDialog />;
  return null;
}
