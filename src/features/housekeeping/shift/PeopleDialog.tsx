import { useFormikContext } from "formik";

import { roomStatusLimits } from "@/contract/rooms/roomStatus";
import type { ShiftRoom } from "@/contract/rooms/shift";
import { discrepancyOf } from "@/domain/rooms/roomLife";
import { useText } from "@/shared/i18n/useText";
import { Warning } from "@/shared/ui/states/Warning";

import { ReportDialog, type ReportDialogProps } from "./ReportDialog";
import { Stepper } from "./Stepper";

interface PeopleDialogProps extends ReportDialogProps {
  guest: ShiftRoom["guest"];
  onSend: (people: number) => void;
}

interface Seen {
  people: number;
}

/** How many people were seen. Whether the desk knows of others is said at once, also without a connection. */
export function PeopleDialog({ guest, onSend, ...props }: PeopleDialogProps) {
  const registered = guest && !guest.hasLeft ? guest.people : 0;
  return (
    <ReportDialog<Seen>
      {...props}
      initialValues={{ people: registered }}
      faultsOf={() => []}
      onSend={({ people }) => onSend(people)}
    >
      <Counted registered={registered} />
    </ReportDialog>
  );
}

function Counted({ registered }: { registered: number }) {
  const { text } = useText();
  const {
    values: { people },
    setFieldValue,
  } = useFormikContext<Seen>();
  const discrepancy = discrepancyOf(registered, { people, by: "", at: "" });
  return (
    <>
      <Stepper
        label={text("shift.peopleSeen")}
        value={people}
        most={roomStatusLimits.mostPeople}
        onChange={(seen) => void setFieldValue("people", seen)}
      />
      <div role="status">
        {discrepancy && <Warning>{text(`shift.discrepancy.${discrepancy.kind}`, { count: registered })}</Warning>}
      </div>
    </>
  );
}
