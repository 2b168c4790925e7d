import { useState } from "react";

import type { TillShift } from "@/contract/pos/shifts";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";

import { ShiftSheet } from "./ShiftSheet";

interface PrintedShiftProps {
  shift: TillShift;
  onPrinted: () => void;
}

/** The Z of a closed shift on the paper of its till; of another one an X, which changes nothing. */
export function PrintedShift({ shift, onPrinted }: PrintedShiftProps) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const property = useProperty();
  const [now] = useState(() => new Date().toISOString());
  const { till, title, state, openedAt, closedAt, by, reason } = shift;
  const isClosed = state === "closed";
  return (
    <Printing onPrinted={onPrinted}>
      <PrintDocument
        property={property}
        title={isClosed ? title : text("tillShifts.x")}
        lead={isClosed ? [] : [text("tillShifts.notClosed")]}
        paper="roll"
        facts={[
          { label: text("tillShifts.till"), value: text(`tickets.till.${till}`) },
          { label: text("tillShifts.openedAt"), value: dayAndTime(openedAt) },
          { label: text("tillShifts.closedAt"), value: closedAt && dayAndTime(closedAt) },
          { label: text("tillShifts.readAt"), value: !isClosed && dayAndTime(now) },
          { label: text("tillShifts.by"), value: by },
          { label: text("tillShifts.reason"), value: reason },
        ]}
      >
        <ShiftSheet shift={shift} />
      </PrintDocument>
    </Printing>
  );
}
