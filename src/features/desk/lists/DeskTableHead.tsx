import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

interface DeskTableHeadProps {
  names: MessageId[];
  /** Of the last column, which has numbers. */
  figure: MessageId;
}

/** The head of the desk's tables: a column of numbers and one of buttons stand at the end. */
export function DeskTableHead({ names, figure }: DeskTableHeadProps) {
  const { text } = useText();
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {text(name)}
          </th>
        ))}
        <th scope="col" className="is-numeric">
          {text(figure)}
        </th>
        <th scope="col">
          <span className="visually-hidden">{text("column.actions")}</span>
        </th>
      </tr>
    </thead>
  );
}
