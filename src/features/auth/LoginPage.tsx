import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import type { ObjectSchema } from "yup";

import { demoSignIn } from "@/contract/demoSignIn";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { entrance } from "@/shared/routing/entrance";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { Alert } from "@/shared/ui/states/Alert";
import { PasswordField } from "@/shared/ui/fields/PasswordField";
import { TextField } from "@/shared/ui/fields/TextField";
import { whenIdle } from "@/shared/whenIdle";

import { AuthScreen } from "./AuthScreen";
import { EarlyLogin } from "./EarlyLogin";
import { login } from "./submissions";

const fetchSchema = async () => (await import("./loginSchema")).loginSchema;
const empty = { email: "", password: "" };
/** Fetched for the first check. Where it cannot be, the server checks alone, and its answer tells of the connection. */
const schema: Pick<ObjectSchema<typeof empty>, "validate"> = {
  validate: async (values: typeof empty, options) =>
    fetchSchema().then(
      (fetched) => fetched.validate(values, options),
      () => values,
    ),
};
/** Prefilled in demo builds only: a build with a server's address does not contain the sample's account. */
const initialValues = import.meta.env.VITE_API_URL ? empty : demoSignIn;

export function LoginPage() {
  const { text, say } = useText();
  const { state } = useLocation() as { state: { registered?: Sentence } | null };
  const registered = state?.registered;

  useEffect(() => {
    void whenIdle()
      .then(fetchSchema)
      .catch(() => {}); // fetched again when it is needed
  }, []);

  return (
    <AuthScreen heading={text("login.heading", { product: text("product.name") })} subtitle={text("login.subtitle")}>
      {registered && <Alert kind="success">{say(registered)}</Alert>}
      <SubmissionForm
        submission={login}
        initialValues={registered ? empty : initialValues}
        schema={schema}
        submitLabel={text("login.submit")}
      >
        <TextField name="email" label={text("login.email")} autoComplete="username" autoCapitalize="none" dir="auto" />
        <PasswordField name="password" label={text("login.password")} autoComplete="current-password" />
        <Link className="auth-aside" to={entrance.recover}>
          {text("login.forgot")}
        </Link>
        <EarlyLogin />
      </SubmissionForm>
      <p className="auth-footer">
        {text("login.noAccount")} <Link to={entrance.register}>{text("login.register")}</Link>
      </p>
    </AuthScreen>
  );
}
