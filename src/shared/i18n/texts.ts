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

// each of ours is supported: the library's own way asks for all locales of the browser, which takes it 40 ms once
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0]!);

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

  /** A missing text shows its id, so that it is noticed. */
  function text(id: MessageId, values?: Values) {
    const message = messages[id];
    if (typeof message === "string") return message;
    if (!message) return id;
    const format = formats.get(id) ?? new IntlMessageFormat(message, locale);
    formats.set(id, format);
    return String(format.format(dir === "rtl" ? isolated(values) : values));
  }
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
