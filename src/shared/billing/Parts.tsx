interface PartsProps {
  /** An empty one is left out. */
  parts: readonly (string | undefined)[];
}

/** A number, a date, an amount beside each other, each in its own direction: in Arabic a date is not read into an amount. */
export const Parts = ({ parts }: PartsProps) =>
  parts.filter(Boolean).map((part, place) => (
    <span key={part}>
      {place > 0 && " · "}
      <bdi>{part}</bdi>
    </span>
  ));
