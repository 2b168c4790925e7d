import { useState } from "react";

import type { SentValues } from "@/contract/definition/fields";
import { faultFields } from "@/contract/rooms/shift";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";

import { PictureField } from "./PictureField";
import { ReportDialog, type ReportDialogProps } from "./ReportDialog";

type FaultValues = SentValues<typeof faultFields>;

/** A thing that does not work: maintenance gets a message. */
export function FaultDialog(props: ReportDialogProps & { onSend: (values: FaultValues) => void }) {
  const { text } = useText();
  const [isReading, setIsReading] = useState(false);
  return (
    <ReportDialog<FaultValues>
      {...props}
      isReading={isReading}
      initialValues={{ text: "" }}
      faultsOf={(values) => fieldFaults(faultFields, values)}
    >
      <NotesField name="text" label={text("shift.faultText")} limit={faultFields.text.most} rows={3} />
      <PictureField name="picture" onReading={setIsReading} />
    </ReportDialog>
  );
}
