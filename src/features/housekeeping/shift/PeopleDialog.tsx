import { useFormikContext } from "formik";

import { roomStatusLimits } from "@/contract/rooms/roomStatus";
import type { ShiftRoom } from "@/contract/rooms/shift";
import { discrepancyOf, roomStatusReason } from "@/domain/rooms/roomLife";
import { useText } from "@/shared/i18n/useText";
import { Stepper } from "@/shared/ui/fields/Stepper";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Warning } from "@/shared/ui/states/Warning";

import { ReportDialog, type ReportDialogProps } from "./ReportDialog";

interface PeopleDialogProps extends ReportDialogProps {
  guest: ShiftRoom["guest"];
  onSend: (people: number) => void;
}

interface Seen {
  people?: number;
}

const max = roomStatusLimits.mostPeople;

const peopleFaults = ({ people }: Seen) =>
  people === undefined ? [{ field: "people", reason: roomStatusReason("ROOM_STATUS_PEOPLE", { max }) }] : [];

/** How many people were seen: none is proposed, so that each number was counted. Whether the desk knows of others is said at once, also without a connection. */
export function PeopleDialog({ guest, onSend, ...props }: PeopleDialogProps) {
  const registered = guest && !guest.hasLeft ? guest.people : 0;
  return (
    <ReportDialog<Seen>
      {...props}
      initialValues={{}}
      faultsOf={peopleFaults}
      onSend={({ people = 0 }) => onSend(people)}
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
  const problem = useFieldProblem("people");
  const id = "shift-people-problem";
  const discrepancy = people !== undefined && discrepancyOf(registered, { people, by: "", at: "" });
  return (
    <>
      <Stepper
        label={text("shift.peopleSeen")}
        value={people}
        most={max}
        problemId={problem && id}
        onChange={(seen) => void setFieldValue("people", seen)}
      />
      <div role="status">
        <FieldProblem id={id} problem={problem} />
        {discrepancy && <Warning>{text(`shift.discrepancy.${discrepancy.kind}`, { count: registered })}</Warning>}
      </div>
    </>
  );
}
