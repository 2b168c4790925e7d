import { Formik, type FormikErrors, type FormikValues, useFormikContext } from "formik";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import type { Sentence } from "@/shared/i18n/sentence";
import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";

import { ActionDialog, type OpenDialog } from "./ActionDialog";

interface ActionFormProps<Values extends FormikValues, Input> {
  dialog: OpenDialog<Input>;
  /** Names the deed, on the button too. */
  title: string;
  submitLabel: string;
  initialValues: Values;
  /** What is wrong, by the name of its field: by the rules of the server. */
  problemsOf: (values: Values) => Partial<Record<keyof Values, Sentence>>;
  inputOf: (values: Values) => Partial<Input>;
  /** What the server said of single fields. */
  refused?: Record<string, Sentence>;
  /** The fields: those of `shared/ui/fields`. */
  children: (values: Values) => ReactNode;
}

/** Asks for what an action needs, in a form. What is wrong is said beside its field once the button was pressed. */
export function ActionForm<Values extends FormikValues, Input>(props: ActionFormProps<Values, Input>) {
  const { dialog, initialValues, problemsOf, inputOf } = props;
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => problemsOf(values) as FormikErrors<Values>}
      validateOnBlur={false}
      onSubmit={(values) => dialog.act(inputOf(values))}
    >
      <Body {...props} />
    </Formik>
  );
}

function Body<Values extends FormikValues, Input>({
  dialog,
  title,
  submitLabel,
  refused,
  children,
}: ActionFormProps<Values, Input>) {
  const { values, errors, submitForm, submitCount } = useFormikContext<Values>();
  const refuse = useFieldRefusals();
  const sent = useRef(values);
  const body = useRef<HTMLDivElement>(null);

  const tell = useEffectEvent(() => refuse(refused, sent.current));
  useEffect(() => tell(), [refused]);

  const leadToProblem = useEffectEvent(() => {
    if (submitCount > 0 && values === sent.current)
      body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
  useEffect(() => leadToProblem(), [submitCount, errors]);

  function submit() {
    sent.current = values;
    void submitForm();
  }

  return (
    <ActionDialog dialog={dialog} title={title} submitLabel={submitLabel} isComplete onSubmit={submit}>
      {() => (
        <div ref={body} className="form">
          {children(values)}
        </div>
      )}
    </ActionDialog>
  );
}
