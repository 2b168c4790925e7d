import "./composer.scss";

import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { AttachIcon, ImageIcon, SendIcon, WarningIcon } from "@/shared/ui/icons";

import { AttachButton } from "./AttachButton";
import { DraftFiles } from "./DraftFiles";
import { draftSubmitted, mentionPicked, replyDropped, selectDraft, urgencyToggled } from "./draftsSlice";
import { fileEndings, pictureTypes } from "./fileProblem";
import { MessageBox } from "./MessageBox";
import { ReplyBar } from "./ReplyBar";
import { useDraftFiles } from "./useDraftFiles";
import type { Suggestion } from "./useSuggestions";
import { useTextBox } from "./useTextBox";

interface ComposerProps {
  chatId: string;
}

/** Where a message to one conversation is written: whatever else is on the screen by then, it goes to this one. */
export function Composer({ chatId }: ComposerProps) {
  const { text, say } = useText();
  const dispatch = useDispatch();
  const textBox = useTextBox(chatId);
  const draft = useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, chatId));
  const addFiles = useDraftFiles(chatId);
  const { replyOf, files, isUrgent, problem } = draft;
  const isEmpty = draft.text.trim() === "" && files.length === 0;

  function submit() {
    dispatch(draftSubmitted(chatId));
    textBox.box.current?.focus();
  }

  function pick(suggestion: Suggestion, start: number, end: number) {
    if (suggestion.kind === "answer") textBox.replace(0, end, suggestion.answer.text);
    else {
      textBox.replace(start, end, `@${suggestion.title} `);
      dispatch(mentionPicked({ chatId, mentionable: suggestion.mentionable }));
    }
  }

  return (
    <form
      className={isUrgent ? "composer is-urgent" : "composer"}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {replyOf && <ReplyBar chatId={chatId} message={replyOf} onDrop={() => dispatch(replyDropped(chatId))} />}
      <DraftFiles chatId={chatId} files={files} />
      <MessageBox chatId={chatId} textBox={textBox} onSubmit={submit} onPick={pick} />
      <p className="composer-problem" role="status">
        {problem && say(problem)}
      </p>
      <div className="composer-tools">
        <AttachButton
          label={text("composer.attachFile")}
          icon={AttachIcon}
          accept={[...fileEndings, "audio/*"].join()}
          onChoose={addFiles}
        />
        <AttachButton
          label={text("composer.attachImage")}
          icon={ImageIcon}
          accept={pictureTypes.join()}
          onChoose={addFiles}
        />
        <button
          type="button"
          className="icon-button urgent-button"
          aria-pressed={isUrgent}
          onClick={() => dispatch(urgencyToggled(chatId))}
        >
          <WarningIcon size={20} aria-hidden="true" />
          <span>{text("composer.urgent")}</span>
        </button>
        <button
          type="submit"
          className="btn btn-primary send-button"
          aria-disabled={isEmpty}
          aria-label={text("composer.send")}
          title={text("composer.send")}
        >
          <SendIcon className="mirrored" size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
