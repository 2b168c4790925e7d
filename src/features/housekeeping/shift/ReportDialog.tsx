import { Formik, type FormikErrors, type FormikValues } from "formik";
import { type ReactNode, useEffect, useRef } from "react";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";

export interface ReportDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
}

interface FormProps<Values extends FormikValues> extends ReportDialogProps {
  initialValues: Values;
  /** By the rules of the server, so that nothing that was sent late is refused for its form. */
  faultsOf: (values: Values) => readonly { field: string; reason: ReasonOf<WordedCode> }[];
  onSend: (values: Values) => void;
  /** A field still reads what was chosen: nothing is sent without it. */
  isReading?: boolean;
  children: ReactNode;
}

/** Asks for something that is told of a room. It is sent at once, or once there is a connection. */
export function ReportDialog<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, faultsOf, onSend, isReading = false, children, ...dialog } = props;
  const { text } = useText();
  const reasonText = useReason();

  function problemsOf(values: Values) {
    const problems = faultsOf(values).map(({ field, reason }) => [field, { text: reasonText(reason) }]);
    return Object.fromEntries(problems) as FormikErrors<Values>;
  }

  return (
    <Dialog {...dialog}>
      <Formik initialValues={initialValues} validate={problemsOf} validateOnBlur={false} onSubmit={onSend}>
        {({ handleSubmit, submitCount, isValid }) => (
          <form className="form" noValidate onSubmit={handleSubmit}>
            {children}
            <button type="submit" className="btn btn-primary shift-step" disabled={isReading}>
              {text("shift.send")}
            </button>
            <LeadToProblem isDue={submitCount > 0 && !isValid} attempt={submitCount} />
          </form>
        )}
      </Formik>
    </Dialog>
  );
}

/** Fields with a problem; a stepper has it at its button. */
const PROBLEMS = "[aria-invalid=true], button[aria-describedby]";

/** Focuses the first invalid field after each attempt to send. */
function LeadToProblem({ isDue, attempt }: { isDue: boolean; attempt: number }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isDue) here.current?.closest("form")?.querySelector<HTMLElement>(PROBLEMS)?.focus();
  }, [isDue, attempt]);
  return <span ref={here} hidden />;
}
