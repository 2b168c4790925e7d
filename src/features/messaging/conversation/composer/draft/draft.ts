import type { QuotedMessage, UploadedFile } from "@/contract/messaging/conversations";
import type { Mentionable } from "@/domain/chat/messageReferences";
import type { Sentence } from "@/shared/i18n/sentence";

export interface DraftFile {
  id: string;
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  status: "uploading" | "uploaded" | "failed";
  /** Of an upload, the part that has been sent, from 0 to 1. */
  sent?: number;
  /** Why the upload failed. */
  reason?: Sentence;
  uploaded?: UploadedFile;
  /** Of a picture, pixels. */
  width?: number;
  height?: number;
}

/** A message that a person has begun to write in a conversation. */
export interface Draft {
  text: string;
  replyOf?: QuotedMessage;
  files: DraftFile[];
  isUrgent: boolean;
  /** Whom the person picked from the list; of these, the text may mention some no longer. */
  mentions: Mentionable[];
  /** Why it could not be sent, or a file not be added. */
  problem?: Sentence;
}

export type Drafts = Record<string, Draft>;
