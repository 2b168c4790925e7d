import { object, ref, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { newPassword } from "@/shared/submission/newPassword";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { PasswordField } from "@/shared/ui/fields/PasswordField";

import { type PasswordChange, passwordChange } from "../base/submissions";

const schema = object({
  currentPassword: string().required("settings.currentPasswordRequired"),
  password: newPassword,
  repeatedPassword: string()
    .required("password.repeatRequired")
    .oneOf([ref("password")], "password.differs"),
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
      <PasswordField
        name="password"
        label={text("settings.newPassword")}
        hint={text("password.hint")}
        autoComplete="new-password"
      />
      <PasswordField name="repeatedPassword" label={text("password.repeat")} autoComplete="new-password" />
      <AskBeforeLeaving />
    </SubmissionForm>
  );
}
