import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/Alert";

import { HistoryEntries } from "./HistoryEntries";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Reasons } from "./Reasons";
import { selectActionRefusal } from "./reservationActionSlice";

/** Why the action was refused and, where somebody else was quicker, what they did. */
export function ActionProblem({ hotel }: { hotel: Hotel }) {
  const { say } = useText();
  const refusal = useSelector(selectActionRefusal);
  if (!refusal) return null;
  return (
    <Alert kind="danger">
      {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
      {refusal.news.length > 0 && <HistoryEntries hotel={hotel} entries={refusal.news} />}
    </Alert>
  );
}
