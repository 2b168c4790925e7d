import { useSelector } from "react-redux";
import { Link, Navigate } from "react-router-dom";
import { object, string } from "yup";

import { sentenceLimits } from "@/contract/sentences";
import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { entrance } from "@/shared/routing/entrance";
import { newPassword, NewPasswordFields } from "@/shared/submission/NewPasswordFields";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { emailText } from "@/shared/ui/fields/emailText";
import { TextField } from "@/shared/ui/fields/TextField";

import { AuthScreen } from "./AuthScreen";
import { registration } from "./submissions";

const schema = object({
  username: string()
    .trim()
    .max(sentenceLimits.nameTooLong, withMax("sentence.nameTooLong"))
    .required("register.usernameRequired"),
  email: emailText("login.emailRequired"),
  ...newPassword,
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
        <NewPasswordFields label={text("login.password")} />
      </SubmissionForm>
      <p className="auth-footer">
        {text("register.hasAccount")} <Link to={entrance.login}>{text("register.signIn")}</Link>
      </p>
    </AuthScreen>
  );
}
