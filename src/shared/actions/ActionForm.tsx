import { nanoid } from "@reduxjs/toolkit";
import { type FormikValues, useFormikContext } from "formik";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { actDrafts } from "@/shared/drafts/actDrafts";
import { DraftOffer } from "@/shared/drafts/DraftOffer";
import { FormState, LeadToProblem } from "@/shared/form/FormState";
import { type FaultsOf, type RuleFault, useProblemsOf } from "@/shared/form/useProblemsOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { useReason } from "@/shared/i18n/useReason";
import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";
import { Alert } from "@/shared/ui/states/Alert";
import { Reasons } from "@/shared/ui/states/Reasons";

import { ActionDialog, type OpenDialog } from "./ActionDialog";

/** Beside the values of a form, and kept with them in its draft: what is sent under it is done once, after a reload too. */
export interface OwnId {
  clientId: string;
}

interface ActionFormProps<Values extends FormikValues, Input> {
  dialog: OpenDialog<Input>;
  /** Names the act, and the record beside it. */
  title: string | readonly [act: string, record: string];
  /** The button, unless it names the act: it may tell what the values make of it. */
  submitLabel?: string | ((values: Values) => string);
  initialValues: Values;
  /** Faults by the rules of the server, each with the name of its field. */
  faultsOf: FaultsOf<Values & OwnId>;
  inputOf: (values: Values & OwnId) => Partial<Input>;
  /** A second button: it sends what is there, whatever is wrong or missing. */
  second?: { label: string; inputOf: (values: Values & OwnId) => Partial<Input> };
  /** It is much to type: what was not sent outlives a reload, and is offered to the next form of the act. */
  isDrafted?: boolean;
  /** The fields: those of `shared/ui/fields`. */
  children: (values: Values & OwnId) => ReactNode;
}

/** Asks for what an action needs, in a form. What is wrong is said beside its field once the button was pressed. */
export function ActionForm<Values extends FormikValues, Input>(props: ActionFormProps<Values, Input>) {
  const { dialog, initialValues, faultsOf, inputOf } = props;
  const [clientId] = useState(() => nanoid());
  return (
    <FormState
      initialValues={{ ...initialValues, clientId }}
      validate={useProblemsOf(faultsOf)}
      onSubmit={(values) => dialog.act(inputOf(values))}
    >
      <Body {...props} />
    </FormState>
  );
}

function Body<Values extends FormikValues, Input>({
  dialog,
  title,
  submitLabel = typeof title === "string" ? title : title[0],
  second,
  isDrafted = false,
  children,
}: ActionFormProps<Values, Input>) {
  const { values, initialValues, submitForm } = useFormikContext<Values & OwnId>();
  const refuse = useFieldRefusals();
  const reasonText = useReason();
  const sent = useRef(values);
  const body = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const { fields = {}, reasons = [] } = dialog;
  const isOf = (field: string) => (reason: RuleFault["reason"]) => isSentence(fields[field], reason.message);
  const form = { id: dialog.name, clientId: initialValues.clientId };
  const keptAs = actDrafts.nameOf(form);

  /** In the words of the language; a field that is not on the screen cannot tell. */
  const tell = useEffectEvent(() => {
    const shown = Object.entries(fields).filter(([field]) => body.current?.querySelector(`[name="${field}"]`));
    const worded = shown.map(([field, sentence]): [string, Sentence] => {
      const reason = reasons.find(isOf(field));
      return [field, reason ? { text: reasonText(reason) } : sentence];
    });
    refuse(Object.fromEntries(worded), sent.current);
    setTold(shown.map(([field]) => field));
  });
  useLayoutEffect(() => tell(), [dialog.fields]);

  const untold = reasons.filter((reason) => !told.some((field) => isOf(field)(reason)));
  const isAllTold = untold.length === 0 && Object.keys(fields).every((field) => told.includes(field));

  /** A refusal is said once: beside its field, or below the form. */
  function problemBelow() {
    if (isAllTold && told.length > 0) return undefined;
    if (told.length === 0 || untold.length === 0) return dialog.problem;
    return (
      <Alert kind="danger">
        <Reasons reasons={untold} />
      </Alert>
    );
  }

  function submit() {
    sent.current = values;
    void submitForm();
  }

  function pressSecond() {
    sent.current = values;
    if (second) dialog.act(second.inputOf(values));
  }

  /** With what a recovered draft has replaced. */
  function forget() {
    actDrafts.drop(keptAs);
    actDrafts.forget(keptAs);
  }

  // a dialog that goes while it is sent has been sent: done, or kept by its write
  const leave = useEffectEvent(() => {
    if (isDrafted && dialog.isBusy) forget();
  });
  useEffect(() => () => leave(), []);

  function close() {
    if (isDrafted) forget();
    dialog.close();
  }

  return (
    <ActionDialog
      dialog={{ ...dialog, close, problem: problemBelow() }}
      title={typeof title === "string" ? title : title.join(" · ")}
      submitLabel={typeof submitLabel === "string" ? submitLabel : submitLabel(values)}
      isComplete
      onSubmit={submit}
      second={second && { label: second.label, onPress: pressSecond }}
    >
      {() => (
        <div ref={body} className="form">
          {isDrafted && (
            <DraftOffer
              drafts={actDrafts}
              form={form}
              keptAs={keptAs}
              filledIn={(draft) => ({ ...values, ...fitting(draft, initialValues) })}
            />
          )}
          {children(values)}
          <LeadToProblem />
        </div>
      )}
    </ActionDialog>
  );
}

/** The values of a draft that the form has a field for, of the same kind: an older release may have stored others. */
const fitting = (draft: FormikValues, form: FormikValues): FormikValues =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => typeof value === typeof form[field] && Array.isArray(value) === Array.isArray(form[field]),
    ),
  );

const isSentence = (sentence: Sentence | undefined, text: string) =>
  sentence !== undefined && "text" in sentence && sentence.text === text;
