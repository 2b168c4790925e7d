/** A filter by several values, which are separated by commas. */
export const someOf =
  <Entry>(valueOf: (entry: Entry) => string) =>
  (texts: string) => {
    const wanted = new Set(texts.split(","));
    return (entry: Entry) => wanted.has(valueOf(entry));
  };
