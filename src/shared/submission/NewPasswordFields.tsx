import { ref, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { PasswordField } from "@/shared/ui/fields/PasswordField";

/** A password that a person makes up: long rather than intricate (OWASP ASVS 5.0, 6.2.1 and 6.2.5). */
export const newPassword = {
  password: string().required("login.passwordRequired").min(8, "password.tooShort"),
  repeatedPassword: string()
    .required("password.repeatRequired")
    .oneOf([ref("password")], "password.differs"),
};

/** A new password, typed twice, and the question before the form is left without it. */
export function NewPasswordFields({ label }: { label: string }) {
  const { text } = useText();
  return (
    <>
      <PasswordField name="password" label={label} hint={text("password.hint")} autoComplete="new-password" />
      <PasswordField name="repeatedPassword" label={text("password.repeat")} autoComplete="new-password" />
      <AskBeforeLeaving />
    </>
  );
}
