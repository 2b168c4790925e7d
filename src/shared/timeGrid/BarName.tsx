interface BarNameProps {
  /** Gives way first. */
  given?: string;
  family: string;
}

/** A name in a bar. In a narrow one it is a shorter form in whole words, the family name before the given one, or nothing. */
export const BarName = ({ given = "", family }: BarNameProps) => (
  <bdi className="time-grid-name">
    {given !== "" && <span>{given}</span>} <span>{family}</span>
  </bdi>
);
