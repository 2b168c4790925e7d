import type { TillShift } from "@/contract/pos/shifts";
import { useText } from "@/shared/i18n/useText";
import { onDemand } from "@/shared/ui/states/onDemand";

import { PrintButton } from "../paper/PrintButton";

/** Few print it. */
const PrintedShift = onDemand(async () => (await import("./PrintedShift")).PrintedShift, null);

/** Prints the Z of a closed shift, of another one an X. */
export function PrintShift({ shift }: { shift: TillShift }) {
  const { text } = useText();
  return (
    <PrintButton label={text(shift.state === "closed" ? "tillShifts.printZ" : "tillShifts.x")}>
      {(onPrinted) => <PrintedShift shift={shift} onPrinted={onPrinted} />}
    </PrintButton>
  );
}
