import { foldedWords } from "@/domain/text/wordFit";
import { openCatalogue } from "@/shared/i18n/spoken";

import { type Command, type CommandSource, type CommandTools, declaredCommandSources } from "./commandSources";
import { rankCommands } from "./rankCommands";

export interface FoundCommands {
  query: string;
  commands: Command[];
  isComplete: boolean;
  /** A source could not be fetched, or has failed. */
  hasFailed: boolean;
}

/** Opens all sources, each with its texts. A source that is not there yet, or fails, holds up no other. */
export function openPalette(own: CommandSource[], tools: CommandTools) {
  const finders = [...own, ...declaredCommandSources()].map(async ({ texts, fetch }) => {
    const [open] = await Promise.all([fetch(), ...texts.map(openCatalogue)]);
    return open(tools);
  });

  /** Shows results as each source replies: pages do not wait for a server. */
  return async function find(query: string, show: (found: FoundCommands) => void) {
    const answers: Command[][] = [];
    const showSoFar = (isComplete: boolean, hasFailed = false) =>
      show({
        query,
        commands: rankCommands(answers.flat(), query, foldedWords(tools.text("palette.little"))),
        isComplete,
        hasFailed,
      });
    const results = await Promise.allSettled(
      finders.map(async (opening, place) => {
        const finder = await opening;
        answers[place] = await finder(query);
        showSoFar(false);
      }),
    );
    showSoFar(
      true,
      results.some(({ status }) => status === "rejected"),
    );
  };
}
