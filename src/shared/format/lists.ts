const made = new Map<string, Intl.ListFormat>();

/** Names as a language lists them. Creating a formatter takes longer than its use, so each is kept. */
export function listFormatOf(locale: string): Intl.ListFormat {
  const format = made.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
  made.set(locale, format);
  return format;
}

/** "Ana, Luis e Inés". */
export const listIn =
  (locale: string) =>
  (items: Iterable<string>): string =>
    listFormatOf(locale).format(items);
