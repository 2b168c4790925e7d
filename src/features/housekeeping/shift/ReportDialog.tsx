import type { FormikValues } from "formik";
import type { ReactNode } from "react";

import { Form } from "@/shared/form/Form";
import type { FaultsOf } from "@/shared/form/useProblemsOf";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";

export interface ReportDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
}

interface FormProps<Values extends FormikValues> extends ReportDialogProps {
  initialValues: Values;
  faultsOf: FaultsOf<Values>;
  onSend: (values: Values) => void;
  /** A field still reads what was chosen: nothing is sent without it. */
  isReading?: boolean;
  children: ReactNode;
}

/** Asks for something that is told of a room. It is sent at once, or once there is a connection. */
export function ReportDialog<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, faultsOf, onSend, isReading = false, children, ...dialog } = props;
  const { text } = useText();
  return (
    <Dialog {...dialog}>
      <Form initialValues={initialValues} faultsOf={faultsOf} onSubmit={onSend}>
        {children}
        <button type="submit" className="btn btn-primary shift-step" disabled={isReading}>
          {text("shift.send")}
        </button>
      </Form>
    </Dialog>
  );
}
