import { useEffect, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { CannedAnswer } from "@/contract/messaging/conversations";
import type { Mentionable } from "@/domain/chat/messageReferences";
import { textSearch } from "@/domain/text/textSearch";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { cannedAnswersRequested, selectCannedAnswers, selectCannedAnswersStatus } from "./cannedAnswersSlice";
import { useMentionables } from "./useMentionables";

export type Suggestion = { id: string; title: string; hint?: string } & (
  | { kind: "answer"; answer: CannedAnswer }
  | { kind: "mention"; mentionable: Mentionable }
);

const MOST = 8;

/** Suggestions for the letters before the caret, and the active one. */
export function useSuggestions(chatId: string, text: string, caret: number) {
  const dispatch = useDispatch();
  const answers = useSelector(selectCannedAnswers);
  const status = useSelector(selectCannedAnswersStatus);
  const mentionables = useMentionables(chatId);
  const trigger = useMemo(() => suggestionTrigger(text, caret), [text, caret]);
  const place = trigger && `${trigger.kind}${trigger.start}`;
  const [closed, setClosed] = useStateOf<string | undefined>(chatId, () => undefined);
  const [reached, setReached] = useStateOf(chatId, () => ({ query: "", index: 0 }));

  const asksForAnswer = trigger?.kind === "answer";
  useEffect(() => {
    if (asksForAnswer) dispatch(cannedAnswersRequested());
  }, [asksForAnswer, dispatch]);

  const isOpen = trigger !== undefined && closed !== place;
  const suggestions = useMemo((): Suggestion[] => {
    if (!trigger) return [];
    const fits = textSearch(trigger.query);
    if (trigger.kind === "answer") {
      const found = answers.filter(({ title }) => fits(title)).slice(0, MOST);
      return found.map((answer) => ({
        kind: "answer",
        answer,
        id: answer.id,
        title: answer.title,
        hint: answer.text,
      }));
    }
    const isDone = (name: string) => trigger.query.startsWith(`${name} `);
    const found = mentionables.filter(({ name }) => fits(name) && !isDone(name)).slice(0, MOST);
    return found.map((mentionable) => ({
      kind: "mention",
      mentionable,
      id: mentionable.id,
      title: mentionable.name,
    }));
  }, [trigger, answers, mentionables]);

  const query = trigger ? `${place}${trigger.query}` : "";
  const index = reached.query === query ? Math.min(reached.index, Math.max(0, suggestions.length - 1)) : 0;
  return {
    trigger,
    suggestions: isOpen ? suggestions : [],
    hasFailed: isOpen && asksForAnswer && status === "failed",
    index,
    move: (step: number) => setReached({ query, index: (index + step + suggestions.length) % suggestions.length }),
    close: () => setClosed(place),
    /** After its sign is deleted a list can open again. */
    reopen: () => setClosed(undefined),
  };
}

/** Trigger before the caret of a canned answer ("/sal" at the start), or of a mention ("@luc"). */
interface SuggestionTrigger {
  kind: "answer" | "mention";
  /** Index of its sign. */
  start: number;
  query: string;
}

const answer = /^\/([^\n]{0,60})$/u;
const mention = /(?<![\p{L}\p{N}_])@([^\n@]{0,60})$/u;

/** An address such as `ana@hotel.com` is not a mention. */
function suggestionTrigger(text: string, caret: number): SuggestionTrigger | undefined {
  const before = text.slice(0, caret);
  const asked = answer.exec(before);
  if (asked) return { kind: "answer", start: 0, query: asked[1]! };
  const mentioned = mention.exec(before);
  return mentioned ? { kind: "mention", start: mentioned.index, query: mentioned[1]! } : undefined;
}
