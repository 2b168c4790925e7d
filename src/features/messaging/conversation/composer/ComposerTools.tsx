import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { AttachIcon, PictureIcon, SendIcon, WarningIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import type { Draft } from "./draft/draft";
import { draftRefused, urgencyToggled } from "./draft/draftsSlice";
import { EmojiButton } from "./EmojiButton";
import { AttachButton } from "./files/AttachButton";
import { fileEndings, pictureTypes } from "./files/fileProblem";
import { useRecording, voiceNoteOf } from "./files/useRecording";
import { VoiceRecorder } from "./files/VoiceRecorder";

interface ComposerToolsProps {
  chatId: string;
  draft: Draft;
  onFiles: (files: File[]) => void;
  onEmoji: (emoji: string) => void;
  onSubmit: () => void;
}

/** The buttons under the text box. The recorder replaces them while recording. */
export function ComposerTools({ chatId, draft, onFiles, onEmoji, onSubmit }: ComposerToolsProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const recording = useRecording(chatId, {
    onRecorded: (sound) => onFiles([voiceNoteOf(sound, (time) => text("composer.voice.name", { time }))]),
    onProblem: (id) => dispatch(draftRefused({ chatId, problem: { id } })),
  });
  const isEmpty = draft.text.trim() === "" && draft.files.length === 0;

  return (
    <Row gap={2} className="composer-tools">
      {recording.startedAt === undefined && (
        <>
          <EmojiButton key={chatId} onPick={onEmoji} />
          <AttachButton
            label={text("composer.attachFile")}
            icon={AttachIcon}
            accept={[...fileEndings, "audio/*"].join()}
            onChoose={onFiles}
          />
          <AttachButton
            label={text("composer.attachImage")}
            icon={PictureIcon}
            accept={pictureTypes.join()}
            onChoose={onFiles}
          />
        </>
      )}
      <VoiceRecorder recording={recording} />
      {recording.startedAt === undefined && (
        <>
          <button
            type="button"
            className="icon-button urgent-button"
            aria-pressed={draft.isUrgent}
            aria-label={text("composer.urgent")}
            title={text("composer.urgent")}
            onClick={() => dispatch(urgencyToggled(chatId))}
          >
            <WarningIcon size={20} aria-hidden="true" />
            {draft.isUrgent && <span aria-hidden="true">{text("composer.urgent")}</span>}
          </button>
          <button
            type="button"
            className="btn btn-primary send-button"
            aria-disabled={isEmpty}
            onClick={onSubmit}
            aria-label={text("composer.send")}
            title={text("composer.send")}
          >
            <SendIcon className="mirrored" size={20} aria-hidden="true" />
          </button>
        </>
      )}
    </Row>
  );
}
