import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RegisterRow, SentMark } from "@/contract/reservations/register";
import { sentMarkFaults } from "@/domain/register/sentMark";
import { DialogButtons } from "@/shared/actions/ActionDialog";
import { Form } from "@/shared/form/Form";
import { useText } from "@/shared/i18n/useText";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import { TextField } from "@/shared/ui/fields/TextField";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { StayChoice } from "../lists/StayChoice";
import { registerMarks } from "./registerMarks";

interface MarkSentDialogProps {
  /** Those with a file that was not sent yet. */
  rows: RegisterRow[];
  businessDate: string;
}

/** Marks registers as sent, with their date and the number of the lot. */
export function MarkSentDialog({ rows, businessDate }: MarkSentDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { isRunning, refused } = useSelector(registerMarks.selectors.selectMarks);
  const [left, setLeft] = useState<string[]>([]);
  const chosen = rows.filter(({ id }) => !left.includes(id));
  const close = () => dispatch(registerMarks.actions.asked(undefined));

  function send({ sentOn, lot }: SentMark) {
    if (chosen.length === 0 || isRunning) return;
    const ids = chosen.map(({ id }) => id);
    dispatch(registerMarks.actions.sentRequested({ ids, sentOn: dateIn(sentOn), lot }));
  }

  return (
    <Dialog isOpen title={text("register.markSent")} onClose={close}>
      <Form
        initialValues={{ sentOn: businessDate, lot: "" }}
        faultsOf={({ sentOn, lot }) => sentMarkFaults({ sentOn: dateIn(sentOn), lot }, businessDate)}
        onSubmit={send}
      >
        <StayChoice
          legend={text("register.markSentWho")}
          rows={rows}
          isChosen={(id) => !left.includes(id)}
          onChoose={(id, isChosen) => setLeft(isChosen ? left.filter((one) => one !== id) : [...left, id])}
          refused={refused}
        />
        <DateField name="sentOn" label={text("register.sentOn")} today={businessDate} />
        <TextField name="lot" label={text("register.lot")} hint={text("register.lotHint")} dir="ltr" />
        <DialogButtons onClose={close}>
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={chosen.length === 0 || isRunning || undefined}
          >
            {text("register.markSent")}
          </button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
