import type { NavigateFunction } from "react-router-dom";
import type { Dispatch } from "redux";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { Icon } from "@/shared/ui/icons";

/** Something that a person can find and do from the command palette. */
export interface Command {
  id: string;
  title: string;
  /** Where it belongs, in the words of the menu. */
  place: string;
  icon: Icon;
  run: () => void;
}

/** What a source may use to word its commands and to carry them out. */
export interface CommandTools {
  text: (id: MessageId) => string;
  navigate: NavigateFunction;
  dispatch: Dispatch;
}

/** Finds commands for what a person typed, "" being nothing yet: from memory, or by asking a server. */
export type CommandSource = (query: string, tools: CommandTools) => Command[] | Promise<Command[]>;

const sources = new Set<CommandSource>();

/** A feature adds what it can find. Returns the way to take it back. */
export function registerCommandSource(source: CommandSource) {
  sources.add(source);
  return () => void sources.delete(source);
}

/**
 * Shows what is found as each source answers, in the order of the sources: pages do not wait for a server. A source that
 * fails finds nothing.
 */
export async function findCommands(query: string, tools: CommandTools, show: (commands: Command[]) => void) {
  const answers: Command[][] = [];
  const ask = async (source: CommandSource, place: number) => {
    answers[place] = await source(query, tools);
    show(answers.flat());
  };
  await Promise.allSettled([...sources].map(ask));
  show(answers.flat());
}
