import { paths } from "@/shared/routing/paths";

import type { TillShift } from "@/contract/pos/shifts";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Warning } from "@/shared/ui/states/Warning";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";

import { PrintShift } from "./PrintShift";
import { ShiftSheet } from "./ShiftSheet";

/** The sales and the cash of a shift, with those that came after its close, and its paper. */
export function ShiftFigures({ shift }: { shift: TillShift }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
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
        <PrintShift shift={shift} />
      </Row>
    </Stack>
  );
}
