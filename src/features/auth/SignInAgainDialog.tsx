import "./sign-in-again.scss";

import { useId, useState } from "react";
import Modal from "react-bootstrap/Modal";
import { useDispatch, useSelector } from "react-redux";
import { object, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { selectUser, signOutRequested } from "@/shared/session/sessionSlice";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { PasswordField } from "@/shared/ui/fields/PasswordField";
import { isWorkUnfinished } from "@/shared/session/unsavedWork";

import { renewal } from "./submissions";

const schema = object({ password: string().required("login.passwordRequired") });
const initialValues = { password: "" };

/** The session has expired: the person signs in again without leaving the page, or leaves. */
export function SignInAgainDialog() {
  const { text } = useText();
  const dispatch = useDispatch();
  const id = useId();
  const email = useSelector(selectUser)?.email ?? "";
  const [isLeaving, setIsLeaving] = useState(false);

  function leave() {
    if (isWorkUnfinished()) setIsLeaving(true);
    else dispatch(signOutRequested());
  }

  if (isLeaving) {
    return (
      <ConfirmDialog
        isOpen
        title={text("leave.title")}
        confirmLabel={text("leave.confirm")}
        cancelLabel={text("leave.stay")}
        onConfirm={() => dispatch(signOutRequested())}
        onCancel={() => setIsLeaving(false)}
      >
        {text("leave.signOutQuestion")}
      </ConfirmDialog>
    );
  }
  return (
    <Modal
      show
      animation={false}
      backdrop="static"
      keyboard={false}
      centered
      className="sign-in-again"
      backdropClassName="sign-in-again-backdrop"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={id}>
          {text("expired.title")}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <p id={`${id}-why`}>{text("expired.text", { email })}</p>
        <SubmissionForm
          submission={renewal}
          initialValues={initialValues}
          schema={schema}
          submitLabel={text("login.submit")}
        >
          {/* for password managers */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="password" label={text("login.password")} autoComplete="current-password" autoFocus />
        </SubmissionForm>
        <button type="button" className="btn btn-quiet sign-in-again-leave" onClick={leave}>
          {text("expired.leave")}
        </button>
      </Modal.Body>
    </Modal>
  );
}
