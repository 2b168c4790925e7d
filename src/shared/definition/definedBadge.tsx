import type { Definition } from "@/contract/definition/defineRecord";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { wordsIn } from "./definedWords";

/** The words of a value, on a badge if it has a tone. */
export function badgeOf({ columns, states }: Definition, name: string, record: object, words: string) {
  const tones = name === "state" ? states : columns[name]?.tones;
  return tones && words ? <StateBadge tone={tones[wordsIn(record, name)]!}>{words}</StateBadge> : words;
}
