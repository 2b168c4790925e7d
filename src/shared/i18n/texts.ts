import { IntlMessageFormat } from "intl-messageformat";

import type { MessageId } from "./catalogues";
import { followedBy } from "./grammar";
import { languageOf } from "./languages";
import { listIn } from "@/shared/format/lists";
import type { Sentence } from "./sentence";
import type { Spoken } from "./spoken";

/** Several texts are a list: "Ana, Luis e Inés". */
type Value = string | number | boolean | readonly string[];
type Values = Record<string, Value>;

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

/** A text from elsewhere in a sentence: it is apart from the sentence's own words until they are joined. */
class Inserted {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** For a `select`. */
  toString() {
    return this.text;
  }
}

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

function makeTexts({ code, messages }: Spoken): Texts {
  const { locale, dir } = languageOf(code);
  const formats = new Map<MessageId, IntlMessageFormat>();
  const listed = listIn(locale);

  // in a bidi isolate: in Arabic each, elsewhere an Arabic or Hebrew name, which must not move the numbers after it
  const isolated = (from: string) => (dir === "rtl" || rightToLeft.test(from) ? `\u2068${from}\u2069` : from);

  /** A missing text shows its id, so that it is noticed. */
  function text(id: MessageId, values: Values = {}) {
    const message = messages[id];
    if (typeof message === "string") return message;
    if (!message) return id;
    const format = formats.get(id) ?? new IntlMessageFormat(message, locale);
    formats.set(id, format);
    const entries = Object.entries(values).map(([name, value]) => [name, inserted(value)]);
    const parts = format.formatToParts<Inserted>(Object.fromEntries(entries) as Record<string, string | Inserted>);
    return parts.reduce(
      (said, { value }) => (value instanceof Inserted ? followedBy(code, said, isolated(value.text)) : said + value),
      "",
    );
  }

  function inserted(value: Value) {
    if (typeof value === "string") return new Inserted(value);
    return typeof value === "object" ? new Inserted(listed(value.map(isolated))) : value;
  }

  const say = (sentence: Sentence) => ("text" in sentence ? sentence.text : text(sentence.id, sentence.values));
  return { text, say };
}
