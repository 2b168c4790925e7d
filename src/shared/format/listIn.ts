const made = new Map<string, Intl.ListFormat>();

/** "Ana, Luis e Inés", as a language lists names. Creating a formatter takes longer than its use, so each is kept. */
export const listIn =
  (locale: string) =>
  (items: Iterable<string>): string => {
    const format = made.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
    made.set(locale, format);
    return format.format(items);
  };
