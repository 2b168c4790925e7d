import { formatsOf } from "@/shared/format/formats";
import { languageOf } from "@/shared/i18n/languages";
import { reasonOf } from "@/shared/i18n/reasonOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { type Notice, noticeShown } from "@/shared/notices/noticesSlice";

import { recordRefusalOf } from "./recordRefusal";

/** Notice of a write that was not done: why, and where one can do something about it. */
export const refusalNotice = (
  error: unknown,
  notice: Pick<Notice, "sentence" | "path" | "written"> & Partial<Pick<Notice, "id">>,
) => noticeShown({ kind: "error", detail: refusalSentence(error), ...notice });

/** Why a call was refused: its reasons in the language of the moment, where it has any. */
export function refusalSentence(error: unknown): Sentence {
  const { reasons, message } = recordRefusalOf(error);
  if (reasons.length === 0) return message;
  const spoken = currentSpoken();
  const formats = formatsOf(languageOf(spoken.code).locale);
  return { text: reasons.map((reason) => reasonOf(reason, textsOf(spoken), formats)).join(" ") };
}
