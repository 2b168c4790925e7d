import { array, object, string } from "yup";

import type { NewChannel } from "@/contract/messaging/channels";
import { sentenceLimits } from "@/contract/sentences";
import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { TextField } from "@/shared/ui/fields/TextField";

import { channelCreation } from "../base/submissions";
import { MembersField } from "./MembersField";
import { useCloseWhenAccepted } from "./useCloseWhenAccepted";

interface NewChannelDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const schema = object({
  name: string()
    .trim()
    .max(sentenceLimits.nameTooLong, withMax("newChannel.nameTooLong"))
    .required("newChannel.nameRequired"),
  description: string().max(sentenceLimits.textTooLong, withMax("newChannel.descriptionTooLong")).ensure(),
  members: array().of(string().required()).min(1, "newChannel.membersRequired").required(),
});

const initialValues: NewChannel = { name: "", description: "", members: [] };

/** Creates a channel with a name and members. */
export function NewChannelDialog({ isOpen, onClose }: NewChannelDialogProps) {
  const { text } = useText();
  useCloseWhenAccepted(channelCreation, onClose);
  return (
    <Dialog isOpen={isOpen} title={text("chats.newChannel")} onClose={onClose}>
      <SubmissionForm
        submission={channelCreation}
        initialValues={initialValues}
        schema={schema}
        submitLabel={text("newChannel.submit")}
      >
        <TextField name="name" label={text("newChannel.name")} dir="auto" autoFocus />
        <TextField
          name="description"
          label={text("newChannel.description")}
          hint={text("newChannel.descriptionHint")}
          dir="auto"
        />
        <MembersField label={text("newChannel.members")} />
      </SubmissionForm>
    </Dialog>
  );
}
