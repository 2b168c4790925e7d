import { Link } from "react-router-dom";
import { object, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { entrance } from "@/shared/routing/entrance";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { TextField } from "@/shared/ui/fields/TextField";

import { AuthScreen } from "./AuthScreen";
import { recovery } from "./submissions";

const schema = object({ email: string().trim().required("login.emailRequired") });
const initialValues = { email: "" };

export function RecoverPage() {
  const { text } = useText();
  return (
    <AuthScreen heading={text("recover.heading")} subtitle={text("recover.subtitle")}>
      <SubmissionForm
        submission={recovery}
        initialValues={initialValues}
        schema={schema}
        submitLabel={text("recover.submit")}
      >
        <TextField name="email" label={text("login.email")} autoComplete="username" dir="auto" />
      </SubmissionForm>
      <p className="auth-footer">
        <Link to={entrance.login}>{text("recover.back")}</Link>
      </p>
    </AuthScreen>
  );
}
