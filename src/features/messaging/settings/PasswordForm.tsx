import { object, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { newPassword, NewPasswordFields } from "@/shared/submission/NewPasswordFields";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { PasswordField } from "@/shared/ui/fields/PasswordField";

import { type PasswordChange, passwordChange } from "../base/submissions";

const schema = object({
  currentPassword: string().required("settings.currentPasswordRequired"),
  ...newPassword,
});

const initialValues: PasswordChange = { currentPassword: "", password: "", repeatedPassword: "" };

export function PasswordForm() {
  const { text } = useText();
  return (
    <SubmissionForm
      submission={passwordChange}
      initialValues={initialValues}
      schema={schema}
      submitLabel={text("settings.changePassword")}
    >
      <PasswordField name="currentPassword" label={text("settings.currentPassword")} autoComplete="current-password" />
      <NewPasswordFields label={text("settings.newPassword")} />
    </SubmissionForm>
  );
}
