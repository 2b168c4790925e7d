import type { NewChannel } from "@/contract/messaging/channels";
import type { Invitation } from "@/contract/messaging/contacts";
import { createSubmission } from "@/shared/submission/createSubmission";

/** Invites a person who is not a contact yet. */
export const invitation = createSubmission<Invitation>()("invitation");

export const channelCreation = createSubmission<NewChannel>()("channelCreation");

/** Opens direct chats with these contacts. */
export const directChatOpening = createSubmission<{ members: string[] }>()("directChatOpening");

export const profileUpdate = createSubmission<{ username: string }>()("profileUpdate");

export interface PasswordChange {
  currentPassword: string;
  password: string;
  repeatedPassword: string;
}

export const passwordChange = createSubmission<PasswordChange>()("passwordChange");

export const bookmarkRename = createSubmission<{ title: string }>()("bookmarkRename");
