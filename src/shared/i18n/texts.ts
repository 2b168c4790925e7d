import { IntlMessageFormat } from "intl-messageformat";

import type { MessageId } from "./catalogues";
import { languageOf } from "./languages";
import type { Sentence } from "./sentence";
import type { Spoken } from "./spoken";

type Values = Record<string, string | number | boolean>;

/** The loaded texts of a language. */
export interface Texts {
  text: (id: MessageId, values?: Values) => string;
  say: (sentence: Sentence) => string;
}

const made = new WeakMap<Spoken, Texts>();

/** Cached per language state; each message is compiled once. */
export function textsOf(spoken: Spoken): Texts {
  const texts = made.get(spoken) ?? makeTexts(spoken);
  made.set(spoken, texts);
  return texts;
}

function makeTexts({ code, messages }: Spoken): Texts {
  const { locale, dir } = languageOf(code);
  const formats = new Map<MessageId, IntlMessageFormat>();

  function formatOf(id: MessageId) {
    const message = messages[id];
    const format = formats.get(id) ?? (message && new IntlMessageFormat(message, locale));
    if (format) formats.set(id, format);
    return format;
  }

  /** A missing text shows its id, so that it is noticed. */
  const text = (id: MessageId, values?: Values) =>
    String(formatOf(id)?.format(dir === "rtl" ? isolated(values) : values) ?? id);
  const say = (sentence: Sentence) => ("text" in sentence ? sentence.text : text(sentence.id, sentence.values));
  return { text, say };
}

/** A Latin name in an Arabic sentence must not move the numbers after it: each value is in a bidi isolate. */
function isolated(values: Values = {}): Values {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? `\u2068${value}\u2069` : value]),
  );
}
