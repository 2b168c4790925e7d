import { array, object, string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { directChatOpening } from "../base/submissions";
import { MembersField } from "./MembersField";
import { useCloseWhenAccepted } from "./useCloseWhenAccepted";

interface NewDirectChatDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const schema = object({
  members: array().of(string().required()).min(1, "newDirectChat.membersRequired").required(),
});

const initialValues = { members: [] as string[] };

/** Opens a direct chat with each chosen person. */
export function NewDirectChatDialog({ isOpen, onClose }: NewDirectChatDialogProps) {
  const { text } = useText();
  useCloseWhenAccepted(directChatOpening, onClose);
  return (
    <Dialog isOpen={isOpen} title={text("chats.newDirectChat")} onClose={onClose}>
      <SubmissionForm
        submission={directChatOpening}
        initialValues={initialValues}
        schema={schema}
        submitLabel={text("newDirectChat.submit")}
      >
        <MembersField label={text("messaging.contacts")} />
      </SubmissionForm>
    </Dialog>
  );
}
