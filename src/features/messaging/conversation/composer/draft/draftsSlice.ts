import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { messageLimits, type QuotedMessage, type UploadedFile } from "@/contract/messaging/conversations";
import type { Mentionable } from "@/domain/chat/messageReferences";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { Sentence } from "@/shared/i18n/sentence";
import { signedOut } from "@/shared/session/sessionSlice";
import { ownOf } from "@/shared/shapes";

import type { Draft, DraftFile, Drafts } from "./draft";
import { readStoredDrafts } from "./storedDrafts";

type Upload = { id: string; uploaded: UploadedFile } & Pick<DraftFile, "width" | "height">;
type Of<Payload> = PayloadAction<Payload & { chatId: string }>;

const emptyDraft: Draft = { text: "", files: [], isUrgent: false, mentions: [] };

const draftOf = (drafts: Drafts, chatId: string) =>
  (drafts[chatId] = ownOf(drafts, chatId) ?? { ...emptyDraft, files: [], mentions: [] });

/** Drafts by conversation. */
export const draftsSlice = createSlice({
  name: "drafts",
  initialState: readStoredDrafts,
  reducers: {
    draftChanged(drafts, { payload: { chatId, text } }: Of<{ text: string }>) {
      Object.assign(draftOf(drafts, chatId), { text, problem: undefined });
    },
    /** Another tab wrote: its text replaces ours, and our files stay. */
    draftChangedElsewhere(drafts, { payload: { chatId, draft = emptyDraft } }: Of<{ draft?: Draft }>) {
      drafts[chatId] = { ...draft, files: ownOf(drafts, chatId)?.files ?? [] };
    },
    replyStarted(drafts, { payload: { chatId, message } }: Of<{ message: QuotedMessage }>) {
      draftOf(drafts, chatId).replyOf = message;
    },
    replyDropped(drafts, { payload: chatId }: PayloadAction<string>) {
      delete drafts[chatId]?.replyOf;
    },
    urgencyToggled(drafts, { payload: chatId }: PayloadAction<string>) {
      const draft = draftOf(drafts, chatId);
      draft.isUrgent = !draft.isUrgent;
    },
    mentionPicked(drafts, { payload: { chatId, mentionable } }: Of<{ mentionable: Mentionable }>) {
      const draft = draftOf(drafts, chatId);
      draft.mentions = [...draft.mentions.filter(({ id }) => id !== mentionable.id), mentionable];
    },
    draftRefused(drafts, { payload: { chatId, problem } }: Of<{ problem: Sentence }>) {
      draftOf(drafts, chatId).problem = problem;
    },
    draftSubmitted(drafts, { payload: chatId }: PayloadAction<string>) {
      delete drafts[chatId]?.problem;
    },
    /** Its message is being sent. */
    draftEmptied: (drafts, { payload: chatId }: PayloadAction<string>) => void delete drafts[chatId],
    fileAdded(drafts, { payload: { chatId, file } }: Of<{ file: Omit<DraftFile, "status"> }>) {
      const draft = draftOf(drafts, chatId);
      draft.files.push({ ...file, status: "uploading" });
      delete draft.problem;
    },
    fileRetried(drafts, { payload: { chatId, id } }: Of<{ id: string }>) {
      changeFile(drafts, chatId, id, { status: "uploading", sent: undefined, reason: undefined });
    },
    fileProgressed(drafts, { payload: { chatId, id, sent } }: Of<{ id: string; sent: number }>) {
      changeFile(drafts, chatId, id, { sent });
    },
    fileUploaded(drafts, { payload: { chatId, id, ...upload } }: Of<Upload>) {
      changeFile(drafts, chatId, id, { status: "uploaded", ...upload });
    },
    fileFailed(drafts, { payload: { chatId, id, reason } }: Of<{ id: string; reason: Sentence }>) {
      changeFile(drafts, chatId, id, { status: "failed", reason });
    },
    fileRemoved(drafts, { payload: { chatId, id } }: Of<{ id: string }>) {
      const draft = draftOf(drafts, chatId);
      draft.files = draft.files.filter((file) => file.id !== id);
      delete draft.problem;
    },
  },
  // a draft must not stay for the next person
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
  selectors: {
    selectDrafts: (drafts) => drafts,
    selectDraft: (drafts, chatId: string): Draft => ownOf(drafts, chatId) ?? emptyDraft,
    selectDraftText: (drafts, chatId: string) => ownOf(drafts, chatId)?.text ?? "",
  },
});

function changeFile(drafts: Drafts, chatId: string, id: string, change: Partial<DraftFile>) {
  const draft = drafts[chatId];
  const file = draft?.files.find((one) => one.id === id);
  if (!draft || !file) return;
  const wasTrue = isWhyUnsendable(draft);
  Object.assign(file, change);
  if (wasTrue && !isWhyUnsendable(draft)) delete draft.problem;
}

/** Why it cannot be sent now. */
export function unsendableBecause({ text, files }: Draft): { id: MessageId } | undefined {
  if (text.length > messageLimits.textLetters) return { id: "composer.tooLong" };
  if (files.some(({ status }) => status === "uploading")) return { id: "composer.stillUploading" };
  if (files.some(({ status }) => status === "failed")) return { id: "composer.notUploaded" };
  return undefined;
}

/** Whether its problem is the reason why it cannot be sent. */
const isWhyUnsendable = (draft: Draft) =>
  draft.problem !== undefined && "id" in draft.problem && draft.problem.id === unsendableBecause(draft)?.id;

export const {
  draftChanged,
  draftChangedElsewhere,
  replyStarted,
  replyDropped,
  urgencyToggled,
  mentionPicked,
  draftRefused,
  draftSubmitted,
  draftEmptied,
  fileAdded,
  fileRetried,
  fileProgressed,
  fileUploaded,
  fileFailed,
  fileRemoved,
} = draftsSlice.actions;
export const { selectDrafts, selectDraft, selectDraftText } = draftsSlice.selectors;
