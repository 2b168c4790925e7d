interface BarNameProps {
  /** Gives way first. */
  given?: string;
  family: string;
  /** In the place of both in a bar of a night, into which no name fits. */
  initials?: string;
}

/** A name in a bar. In a narrow one it is a shorter form in whole words, the family name before the given one, or nothing. */
export const BarName = ({ given = "", family, initials }: BarNameProps) => (
  <bdi className="time-grid-name" data-initials={initials}>
    {given !== "" && <span>{given}</span>} <span>{family}</span>
  </bdi>
);
