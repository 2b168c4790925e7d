import { useSelector } from "react-redux";
import { object, string } from "yup";

import { sentenceLimits } from "@/contract/sentences";
import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { TextField } from "@/shared/ui/fields/TextField";

import { profileUpdate } from "../base/submissions";

const schema = object({
  username: string()
    .trim()
    .max(sentenceLimits.nameTooLong, withMax("profile.usernameTooLong"))
    .required("profile.usernameRequired"),
});

export function UsernameForm() {
  const { text } = useText();
  const username = useSelector(selectUser)?.username ?? "";
  return (
    <SubmissionForm
      submission={profileUpdate}
      initialValues={{ username }}
      schema={schema}
      submitLabel={text("profile.save")}
      keepsValues
    >
      <TextField name="username" label={text("profile.username")} autoComplete="name" dir="auto" />
      <AskBeforeLeaving />
    </SubmissionForm>
  );
}
