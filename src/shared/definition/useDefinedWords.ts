import { useSelector } from "react-redux";

import type { Definition } from "@/contract/definition/defineRecord";
import { leavesOf, valueAt } from "@/domain/definition/leavesOf";
import { valueOfTold } from "@/domain/definition/toldValues";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { labelAt, wordsAt } from "./definedWords";

/** The labels and values of a definition's records, in the language of the moment. */
export function useDefinedWords(definition: Definition) {
  const { text } = useText();
  const words = { text, formats: useFormat(), hotel: useSelector(selectHotel) };
  const leaves = leavesOf(definition.fields);
  const labelOf = (path: string) => labelAt(definition, path, words);
  return {
    labelOf,
    wordsIn: (record: object, path: string) => wordsAt(definition, path, valueAt(record, path), words),
    /** For a history, whose values travel as texts. */
    told: {
      labelOf,
      wordsOf(path: string, told: string) {
        const field = leaves[path];
        return told === "" ? "" : wordsAt(definition, path, field ? valueOfTold(field, told) : told, words);
      },
    },
  };
}
