import { useFormikContext } from "formik";
import { useState } from "react";

import { type MinibarItem, type RoomReport, type Shift, shiftLimits, type ShiftRoom } from "@/contract/rooms/shift";
import { minibarFaults, sameCount } from "@/domain/shift/shiftFaults";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ownOf } from "@/shared/shapes";
import { Stepper } from "@/shared/ui/fields/Stepper";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Warning } from "@/shared/ui/states/Warning";

import { ReportDialog, type ReportDialogProps } from "./ReportDialog";

type Guest = NonNullable<ShiftRoom["guest"]>;

interface MinibarDialogProps extends ReportDialogProps {
  shift: Shift;
  guest: ShiftRoom["guest"];
  reports: RoomReport[];
  onSend: (items: MinibarItem[], guest: Guest) => void;
}

/** Quantities by product. */
type Counts = Record<string, number>;

const itemsOf = (counts: Counts): MinibarItem[] =>
  Object.entries(counts).flatMap(([productId, quantity]) => (quantity > 0 ? [{ productId, quantity }] : []));

/** Counts what is missing from the minibar. The guest who had the room at the count pays it, not the next one. */
export function MinibarDialog({ shift, guest, reports, onSend, ...props }: MinibarDialogProps) {
  const { text } = useText();
  const { time } = useFormat();
  const [again, setAgain] = useState<RoomReport>();
  if (!guest)
    return (
      <Dialog {...props}>
        <p>{text("shift.minibarNoGuest")}</p>
      </Dialog>
    );
  return (
    <ReportDialog<Counts>
      {...props}
      initialValues={{}}
      faultsOf={(counts) => minibarFaults(itemsOf(counts))}
      onSend={(counts) => {
        const same = sameCount(reports, itemsOf(counts), new Date());
        if (same && same !== again) setAgain(same);
        else onSend(itemsOf(counts), guest);
      }}
    >
      {again && (
        <div role="alert">
          <Warning isStrong>{text("shift.minibarAgain", { time: time(again.at) })}</Warning>
        </div>
      )}
      {guest.hasLeft && <Warning>{text("shift.minibarLeft")}</Warning>}
      <Products shift={shift} />
    </ReportDialog>
  );
}

function Products({ shift: { minibar, currency } }: { shift: Shift }) {
  const { money } = useFormat();
  const { values, setFieldValue } = useFormikContext<Counts>();
  const problem = useFieldProblem("items");
  const problemId = "shift-minibar-problem";
  return (
    <>
      {minibar.map(({ id, name, price }) => (
        <Stepper
          key={id}
          label={name}
          detail={money({ cents: price, currency })}
          value={ownOf(values, id) ?? 0}
          most={shiftLimits.quantity}
          problemId={problem && problemId}
          onChange={(quantity) => void setFieldValue(id, quantity)}
        />
      ))}
      <div role="status">
        <FieldProblem id={problemId} problem={problem} />
      </div>
    </>
  );
}
