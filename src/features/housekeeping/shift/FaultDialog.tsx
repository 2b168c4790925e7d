import { useState } from "react";

import type { NewFile } from "@/contract/messaging/conversations";
import { shiftLimits } from "@/contract/rooms/shift";
import { faultReportFaults } from "@/domain/shift/shiftFaults";
import { useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";

import { PictureField } from "./PictureField";
import { ReportDialog, type ReportDialogProps } from "./ReportDialog";

interface FaultValues {
  text: string;
  picture?: NewFile;
}

/** A thing that does not work: maintenance gets a message. */
export function FaultDialog(props: ReportDialogProps & { onSend: (values: FaultValues) => void }) {
  const { text } = useText();
  const [isReading, setIsReading] = useState(false);
  return (
    <ReportDialog<FaultValues>
      {...props}
      isReading={isReading}
      initialValues={{ text: "" }}
      faultsOf={faultReportFaults}
    >
      <NotesField name="text" label={text("shift.faultText")} limit={shiftLimits.fault} rows={3} />
      <PictureField name="picture" onReading={setIsReading} />
    </ReportDialog>
  );
}
