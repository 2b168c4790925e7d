import { Form, Formik } from "formik";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { object, string } from "yup";

import type { RegisterRow, SentMark } from "@/contract/reservations/register";
import { sentMarkFaults } from "@/domain/register/sentMark";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { byRules } from "@/shared/record/byRules";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import { TextField } from "@/shared/ui/fields/TextField";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { registerMarks } from "./registerMarks";

interface MarkSentDialogProps {
  /** Those with a file that was not sent yet. */
  rows: RegisterRow[];
  businessDate: string;
}

/** A person says which registers the authorities have, since when, and under which number. */
export function MarkSentDialog({ rows, businessDate }: MarkSentDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const reasonText = useReason();
  const { isRunning, refused } = useSelector(registerMarks.selectors.selectMarks);
  const [left, setLeft] = useState<string[]>([]);
  const [schema] = useState(() => schemaOn(businessDate));
  const chosen = rows.filter(({ id }) => !left.includes(id));
  const close = () => dispatch(registerMarks.actions.asked(undefined));

  function send({ sentOn, lot }: SentMark) {
    if (chosen.length === 0 || isRunning) return;
    const ids = chosen.map(({ id }) => id);
    dispatch(registerMarks.actions.sentRequested({ ids, sentOn: dateIn(sentOn), lot }));
  }

  return (
    <Dialog isOpen title={text("register.markSent")} onClose={close}>
      <Formik initialValues={{ sentOn: businessDate, lot: "" }} validationSchema={schema} onSubmit={send}>
        <Form noValidate className="form">
          <Stack as="fieldset" gap={8} className="desk-choice">
            <Text as="legend" size={14} weight={620}>
              {text("register.markSentWho")}
            </Text>
            {rows.map(({ id, customer, room }) => {
              const reasons = refused.find((one) => one.id === id)?.reasons ?? [];
              return (
                <label key={id}>
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={!left.includes(id)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])
                    }
                  />
                  <span>
                    <bdi>{customer}</bdi> · {room || text("list.noRoom")}
                    {reasons.length > 0 && <small className="desk-refused">{reasons.map(reasonText).join(" ")}</small>}
                  </span>
                </label>
              );
            })}
          </Stack>
          <DateField name="sentOn" label={text("register.sentOn")} today={businessDate} />
          <TextField
            name="lot"
            label={text("register.lot")}
            hint={text("register.lotHint")}
            dir="ltr"
            autoComplete="off"
          />
          <div className="action-buttons">
            <button type="button" className="btn btn-quiet" onClick={close}>
              {text("actions.keep")}
            </button>
            <button
              type="submit"
              className="btn btn-primary"
              aria-disabled={chosen.length === 0 || isRunning || undefined}
            >
              {text("register.markSent")}
            </button>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

function schemaOn(businessDate: string) {
  const byMark = byRules(({ sentOn = "", lot = "" }: Partial<SentMark>) =>
    sentMarkFaults({ sentOn: dateIn(sentOn), lot }, businessDate),
  );
  return object({ sentOn: string().test(byMark), lot: string().test(byMark) });
}
