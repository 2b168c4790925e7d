import { useState } from "react";

import type { SentValues } from "@/contract/definition/fields";
import { lostThing } from "@/contract/rooms/lostThings";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { PictureField } from "./PictureField";
import { ReportDialog, type ReportDialogProps } from "./ReportDialog";

const { what, place, picture } = lostThing.fields;
/** The fields that a person types: the rest is known. */
const typed = { what, place, picture };
type FoundThing = SentValues<typeof typed>;

/** A thing that was found in the room. Who left it is known by the stay. */
export function LostThingDialog(props: ReportDialogProps & { onSend: (thing: FoundThing) => void }) {
  const { text } = useText();
  const [isReading, setIsReading] = useState(false);
  return (
    <ReportDialog<FoundThing>
      {...props}
      isReading={isReading}
      initialValues={{ what: "", place: "" }}
      faultsOf={(values) => fieldFaults(typed, values)}
    >
      <TextField name="what" label={text("lostThings.what")} dir="auto" isAsked />
      <TextField name="place" label={text("lostThings.place")} dir="auto" />
      <PictureField name="picture" onReading={setIsReading} />
    </ReportDialog>
  );
}
