import { memo } from "react";
import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { AttachIcon, PictureIcon, SendIcon, WarningIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { draftRefused, urgencyToggled } from "./draft/draftsSlice";
import { EmojiButton } from "./EmojiButton";
import { AttachButton } from "./files/AttachButton";
import { fileEndings, pictureTypes } from "./files/fileProblem";
import { useRecording, voiceNoteOf } from "./files/useRecording";
import { VoiceRecorder } from "./files/VoiceRecorder";

interface ComposerToolsProps {
  chatId: string;
  isUrgent: boolean;
  /** There is nothing to send. */
  isEmpty: boolean;
  onFiles: (files: File[]) => void;
  onEmoji: (emoji: string) => void;
  onSubmit: () => void;
}

/** The buttons under the text box, which no letter draws again. The recorder replaces them while recording. */
export const ComposerTools = memo(function ComposerTools(props: ComposerToolsProps) {
  const { chatId, isUrgent, isEmpty, onFiles, onEmoji, onSubmit } = props;
  const { text } = useText();
  const dispatch = useDispatch();
  const recording = useRecording(chatId, {
    onRecorded: (sound) => onFiles([voiceNoteOf(sound, (time) => text("composer.voice.name", { time }))]),
    onProblem: (id) => dispatch(draftRefused({ chatId, problem: { id } })),
  });

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
            aria-pressed={isUrgent}
            aria-label={text("composer.urgent")}
            title={text("composer.urgent")}
            onClick={() => dispatch(urgencyToggled(chatId))}
          >
            <WarningIcon size={20} aria-hidden="true" />
            {isUrgent && <span aria-hidden="true">{text("composer.urgent")}</span>}
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
});
