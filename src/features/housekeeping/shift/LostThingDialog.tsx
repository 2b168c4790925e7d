import { useState } from "react";

import type { LostThingDraft } from "@/contract/rooms/lostThings";
import { lostThingFaults } from "@/domain/shift/lostThingLife";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { PictureField } from "./PictureField";
import { ReportDialog, type ReportDialogProps } from "./ReportDialog";

type FoundThing = Pick<LostThingDraft, "what" | "place" | "picture">;

/** A thing that was found in the room. Who left it is known by the stay. */
export function LostThingDialog(props: ReportDialogProps & { onSend: (thing: FoundThing) => void }) {
  const { text } = useText();
  const [isReading, setIsReading] = useState(false);
  return (
    <ReportDialog<FoundThing>
      {...props}
      isReading={isReading}
      initialValues={{ what: "", place: "" }}
      faultsOf={lostThingFaults}
    >
      <TextField name="what" label={text("lostThings.what")} dir="auto" isAsked />
      <TextField name="place" label={text("lostThings.place")} dir="auto" />
      <PictureField name="picture" onReading={setIsReading} />
    </ReportDialog>
  );
}
