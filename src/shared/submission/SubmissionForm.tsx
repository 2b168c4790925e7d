import { Form, type FormikValues, useFormikContext } from "formik";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ObjectSchema } from "yup";

import { FormState, LeadToProblem } from "@/shared/form/FormState";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";
import { Alert } from "@/shared/ui/states/Alert";
import { Loading } from "@/shared/ui/states/Loading";

import type { Submission } from "./createSubmission";

interface SubmissionFormProps<Values extends FormikValues> {
  submission: Submission<Values>;
  initialValues: Values;
  /** Its messages are ids of texts; what it makes of the values is sent. */
  schema: Pick<ObjectSchema<Values>, "validate">;
  submitLabel: string;
  /** Accepted, it shows the values that were sent; without this it starts again empty. */
  keepsValues?: boolean;
  children: ReactNode;
}

/**
 * A form whose submission stands in the store: checked when it is submitted and from then on at each change, busy
 * while it is under way, with what was typed kept when it is refused.
 */
export function SubmissionForm<Values extends FormikValues>({
  submission: { actions, selectors },
  initialValues,
  schema,
  submitLabel,
  keepsValues = false,
  children,
}: SubmissionFormProps<Values>) {
  const dispatch = useDispatch();
  const { say } = useText();
  const { status, message, fieldMessages } = useSelector(selectors.selectSubmission);
  const isSubmitting = status === "submitting";
  const [sent, setSent] = useState(initialValues);

  async function send(values: Values) {
    if (isSubmitting) return;
    setSent(values);
    dispatch(actions.submitted(await schema.validate(values)));
  }

  /** Sentences of fields that the form has not; undefined where each has its place. */
  function unplacedSentences(): Sentence[] | undefined {
    const others = Object.entries(fieldMessages ?? {}).filter(([field]) => !Object.hasOwn(initialValues, field));
    return fieldMessages && others.length === 0 ? undefined : others.map(([, sentence]) => sentence);
  }
  const unplaced = unplacedSentences();

  useEffect(() => () => void dispatch(actions.forgotten()), [dispatch, actions]);

  return (
    <FormState initialValues={initialValues} validationSchema={schema} onSubmit={send}>
      <Form noValidate aria-busy={isSubmitting} className="form">
        {status === "refused" && message && unplaced && (
          <Alert kind="danger">{[message, ...unplaced].map((sentence) => say(sentence)).join(" ")}</Alert>
        )}
        {status === "accepted" && message && <Alert kind="success">{say(message)}</Alert>}
        {children}
        <div className="form-submit">
          <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
            {submitLabel}
          </button>
          {isSubmitting && <Loading />}
        </div>
        <AfterReply
          isAccepted={status === "accepted"}
          keepsValues={keepsValues}
          fieldMessages={fieldMessages}
          sent={sent}
        />
        <LeadToProblem />
      </Form>
    </FormState>
  );
}

interface AfterReplyProps {
  isAccepted: boolean;
  keepsValues: boolean;
  fieldMessages: Record<string, Sentence> | undefined;
  /** The values that the messages are about. */
  sent: FormikValues;
}

/** Tells the fields what the server has against them, and starts afresh when the form was accepted. */
function AfterReply({ isAccepted, keepsValues, fieldMessages, sent }: AfterReplyProps) {
  const { resetForm, values } = useFormikContext();
  const refuse = useFieldRefusals();
  const tellFields = useEffectEvent(() => refuse(fieldMessages, sent));
  const startAfresh = useEffectEvent(() => resetForm(keepsValues ? { values } : undefined));

  useEffect(() => tellFields(), [fieldMessages]);
  useEffect(() => {
    if (isAccepted) startAfresh();
  }, [isAccepted]);

  return null;
}
