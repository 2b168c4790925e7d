import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/Alert";

import { Reasons } from "./Reasons";
import { selectActionRefusal } from "./reservationActionSlice";

/** Why the action was refused. */
export function ActionProblem() {
  const { say } = useText();
  const refusal = useSelector(selectActionRefusal);
  if (!refusal) return null;
  return (
    <Alert kind="danger">
      {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
    </Alert>
  );
}
