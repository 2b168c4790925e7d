import { useSelector } from "react-redux";
import { Link, Navigate } from "react-router-dom";
import { object, ref, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { entrance } from "@/shared/routing/entrance";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { newPassword } from "@/shared/submission/newPassword";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { emailText } from "@/shared/ui/fields/emailText";
import { PasswordField } from "@/shared/ui/fields/PasswordField";
import { TextField } from "@/shared/ui/fields/TextField";

import { AuthScreen } from "./AuthScreen";
import { registration } from "./submissions";

const schema = object({
  username: string().trim().required("register.usernameRequired"),
  email: emailText("login.emailRequired"),
  password: newPassword,
  repeatedPassword: string()
    .required("password.repeatRequired")
    .oneOf([ref("password")], "password.differs"),
});

const initialValues = { username: "", email: "", password: "", repeatedPassword: "" };

export function RegisterPage() {
  const { text } = useText();
  const { status, message } = useSelector(registration.selectors.selectSubmission);
  if (status === "accepted") return <Navigate to={entrance.login} state={{ registered: message }} replace />;

  return (
    <AuthScreen heading={text("register.heading")} subtitle={text("register.subtitle")}>
      <SubmissionForm
        submission={registration}
        initialValues={initialValues}
        schema={schema}
        submitLabel={text("register.submit")}
      >
        <TextField name="username" label={text("register.username")} autoComplete="name" dir="auto" />
        <TextField
          name="email"
          inputMode="email"
          autoCapitalize="none"
          label={text("register.email")}
          autoComplete="username"
          dir="auto"
        />
        <PasswordField
          name="password"
          label={text("login.password")}
          hint={text("password.hint")}
          autoComplete="new-password"
        />
        <PasswordField name="repeatedPassword" label={text("password.repeat")} autoComplete="new-password" />
        <AskBeforeLeaving />
      </SubmissionForm>
      <p className="auth-footer">
        {text("register.hasAccount")} <Link to={entrance.login}>{text("register.signIn")}</Link>
      </p>
    </AuthScreen>
  );
}
