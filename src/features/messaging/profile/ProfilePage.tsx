import { useSelector } from "react-redux";
import { object, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";
import { AskBeforeLeaving } from "@/shared/submission/AskBeforeLeaving";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { Avatar } from "@/shared/ui/Avatar";
import { PageHeader } from "@/shared/ui/PageHeader";
import { TextField } from "@/shared/ui/TextField";

import { profileUpdate } from "./profileUpdate";

const schema = object({ username: string().trim().required("profile.usernameRequired") });

export function ProfilePage() {
  const { text } = useText();
  const user = useSelector(selectUser);
  const username = user?.username ?? "";
  return (
    <>
      <PageHeader title={text("profile.title")} parent={text("messaging.parent")} />
      <section className="card card-form">
        <div className="card-body">
          <div className="person">
            <Avatar name={username} image={user?.profileImage} />
            <div>
              <p className="person-name" dir="auto">
                {username}
              </p>
              <p className="person-detail">{user?.email}</p>
            </div>
          </div>
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
        </div>
      </section>
    </>
  );
}
