import "./composer.scss";

import { type ClipboardEvent, useCallback, useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { CannedAnswer } from "@/contract/messaging/conversations";
import { variablesOf } from "@/domain/chat/cannedAnswer";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { CannedAnswerForm } from "./CannedAnswerForm";
import { ComposerTools } from "./ComposerTools";
import { draftSubmitted, mentionPicked, replyDropped, selectDraft } from "./draft/draftsSlice";
import { DraftFiles } from "./files/DraftFiles";
import { FileDropTarget } from "./files/FileDropTarget";
import { isPicture } from "./files/fileProblem";
import { useDraftFiles } from "./files/useDraftFiles";
import { MessageBox } from "./MessageBox";
import { ReplyBar } from "./ReplyBar";
import type { Suggestion } from "./useSuggestions";
import { useTextBox } from "./useTextBox";

interface ComposerProps {
  chatId: string;
}

/** Writes a message to one conversation, and sends it there whatever is on the screen by then. */
export function Composer({ chatId }: ComposerProps) {
  const { say } = useText();
  const dispatch = useDispatch();
  const textBox = useTextBox(chatId);
  const { box, focus, text, replace, insert } = textBox;
  const draft = useSelector((state: Parameters<typeof selectDraft>[0]) => selectDraft(state, chatId));
  const addFiles = useDraftFiles(chatId);
  const [answer, setAnswer] = useStateOf<CannedAnswer | undefined>(chatId, () => undefined);
  const { replyOf, files, isUrgent, problem } = draft;

  const answered = useRef({ chatId, mId: replyOf?.mId });
  useEffect(() => {
    const { current: last } = answered;
    if (replyOf && last.chatId === chatId && replyOf.mId !== last.mId) box.current?.focus();
    answered.current = { chatId, mId: replyOf?.mId };
  }, [chatId, replyOf, box]);

  const submit = useCallback(() => {
    dispatch(draftSubmitted(chatId));
    focus();
  }, [chatId, focus, dispatch]);

  function pick(suggestion: Suggestion, start: number, end: number) {
    if (suggestion.kind === "mention") {
      replace(start, end, `@${suggestion.title} `);
      dispatch(mentionPicked({ chatId, mentionable: suggestion.mentionable }));
    } else if (variablesOf(suggestion.answer.text).length > 0) setAnswer(suggestion.answer);
    else replace(start, end, suggestion.answer.text);
  }

  function insertAnswer(filled: string) {
    setAnswer(undefined);
    replace(0, text.length, filled);
  }

  function paste(event: ClipboardEvent) {
    const pictures = pastedPictures(event.clipboardData);
    if (pictures.length === 0) return;
    event.preventDefault();
    addFiles(pictures);
  }

  return (
    <div className={isUrgent ? "composer screen-only is-urgent" : "composer screen-only"} onPaste={paste}>
      <FileDropTarget onDrop={addFiles} />
      {answer && (
        <CannedAnswerForm
          answer={answer}
          onInsert={insertAnswer}
          onCancel={() => {
            setAnswer(undefined);
            focus();
          }}
        />
      )}
      <div className="composer-frame">
        {replyOf && <ReplyBar chatId={chatId} message={replyOf} onDrop={() => dispatch(replyDropped(chatId))} />}
        <DraftFiles chatId={chatId} files={files} />
        <MessageBox chatId={chatId} textBox={textBox} onSubmit={submit} onPick={pick} />
        <Text as="p" padX={14} breaksWords tone="danger" size={14} role="status">
          {problem && say(problem)}
        </Text>
        <ComposerTools
          chatId={chatId}
          isUrgent={isUrgent}
          isEmpty={text.trim() === "" && files.length === 0}
          onFiles={addFiles}
          onEmoji={insert}
          onSubmit={submit}
        />
      </div>
    </div>
  );
}

/** The pictures of a clipboard; none if it also has text, as for a table copied from Excel. */
function pastedPictures(clipboard: Pick<DataTransfer, "files" | "getData">): File[] {
  if (clipboard.getData("text/plain").trim() !== "") return [];
  return [...clipboard.files].filter(({ type: mime }) => isPicture({ mime }));
}
