import { paths } from "@/shared/routing/paths";
import { useState } from "react";

import type { TillShift } from "@/contract/pos/shifts";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { PrintIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Warning } from "@/shared/ui/states/Warning";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";

import { PrintedShift } from "./printedShiftOnDemand";
import { ShiftSheet } from "./ShiftSheet";

/** The sales and the cash of a shift, with those that came after its close, and its paper. */
export function ShiftFigures({ shift }: { shift: TillShift }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Stack gap={16} after={20}>
      <ShiftSheet shift={shift} />
      {shift.late.map(({ id, number, amount }) => (
        <Warning key={id}>
          <PathLink to={`${paths.tickets}/${id}`}>{number || id}</PathLink> · {money(amount)} ·{" "}
          {text("tillShifts.late")}
        </Warning>
      ))}
      <Row>
        <button type="button" className="btn btn-quiet" onClick={() => setIsPrinting(true)}>
          <PrintIcon size={18} aria-hidden="true" />
          {text(shift.state === "closed" ? "tillShifts.printZ" : "tillShifts.x")}
        </button>
      </Row>
      {isPrinting && <PrintedShift shift={shift} onPrinted={() => setIsPrinting(false)} />}
    </Stack>
  );
}
