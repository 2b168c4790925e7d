import { object, string } from "yup";

import type { Invitation } from "@/contract/messaging/contacts";
import { sentenceLimits } from "@/contract/sentences";
import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { emailText } from "@/shared/ui/fields/emailText";
import { TextField } from "@/shared/ui/fields/TextField";

import { invitation } from "../base/submissions";

const schema = object({
  email: emailText("contacts.emailRequired"),
  name: string()
    .trim()
    .required("contacts.nameRequired")
    .max(sentenceLimits.nameTooLong, withMax("contacts.nameTooLong")),
  message: string().trim().default("").max(sentenceLimits.noteTooLong, withMax("contacts.messageTooLong")),
});

const initialValues: Invitation = { email: "", name: "", message: "" };

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Stays open after an invitation, so that several people can be invited. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { text } = useText();
  return (
    <Dialog isOpen={isOpen} title={text("contacts.invite")} onClose={onClose}>
      <SubmissionForm
        submission={invitation}
        initialValues={initialValues}
        schema={schema}
        submitLabel={text("contacts.sendInvitation")}
      >
        <TextField name="email" inputMode="email" dir="ltr" label={text("contacts.email")} autoFocus />
        <TextField name="name" label={text("contacts.name")} dir="auto" />
        <TextField name="message" label={text("contacts.message")} dir="auto" />
      </SubmissionForm>
    </Dialog>
  );
}
