import type { NavigateFunction } from "react-router-dom";
import type { Dispatch } from "redux";

import type { MessageId } from "@/shared/i18n/catalogues";
import type { Icon } from "@/shared/ui/icons";

/** A command of the command palette. */
export interface Command {
  id: string;
  title: string;
  /** Its place, in the words of the menu. */
  place: string;
  icon: Icon;
  run: () => void;
}

/** Tools of a source, to word and run its commands. */
export interface CommandTools {
  text: (id: MessageId) => string;
  navigate: NavigateFunction;
  dispatch: Dispatch;
}

/** Finds commands for a query ("" at first), in memory or by a call. */
export type CommandSource = (query: string, tools: CommandTools) => Command[] | Promise<Command[]>;

const sources = new Set<CommandSource>();

/** Adds a source. Returns a function that removes it. */
export function registerCommandSource(source: CommandSource) {
  sources.add(source);
  return () => void sources.delete(source);
}

/**
 * Shows results as each source replies, in the order of the sources, so that pages do not wait for a server. A failed
 * source finds nothing.
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
