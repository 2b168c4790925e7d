import { Fragment } from "react";

import { foundRanges } from "@/domain/text/foundRanges";

interface FoundTextProps {
  text: string;
  /** The words to mark; empty for none. */
  query: string;
}

/** A text with the searched words marked. */
export function FoundText({ text, query }: FoundTextProps) {
  const ranges = query === "" ? [] : foundRanges(text, query);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)![1])}
    </>
  );
}
