import "./figure-table.scss";

import { NoValue } from "@/shared/figures/Figures";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { PlainTable } from "@/shared/ui/PlainTable";

import type { DrawnLine, DrawnTable } from "./figureTable";
import { useFigureValues } from "./useFigureValues";

interface FigureTableProps {
  table: DrawnTable;
  /** A card has the name already. */
  isNameHidden?: boolean;
  /** On paper values lead nowhere. */
  isPrinted?: boolean;
}

/** A table of figures, with its total as the last row. */
export function FigureTable({ table, isNameHidden, isPrinted }: FigureTableProps) {
  const { text } = useText();
  const inWords = useFigureValues();
  const { label, heads, lines, total } = table;

  function drawn(line: DrawnLine, id: string) {
    const { kind, value, path } = line.cells.find((cell) => cell.id === id)!;
    if (value === undefined) return <NoValue />;
    const words = <bdi>{inWords(kind, value)}</bdi>;
    return path && !isPrinted ? <PathLink to={path}>{words}</PathLink> : words;
  }

  const hasLinks = lines.some(({ cells }) => cells.some(({ path }) => path));
  return (
    <PlainTable<DrawnLine>
      {...(isNameHidden ? { label } : { caption: label })}
      frameLabel={isPrinted || hasLinks ? undefined : label}
      className="figure-table"
      keyOf={({ key }) => key}
      rows={lines}
      total={total}
      columns={heads.map(({ id, head, isNumeric }, place) => ({
        id,
        head: text(head),
        isNumeric,
        isRowHead: place === 0,
        render: (line) => (line === total && place === 0 ? text("figures.total") : drawn(line, id)),
      }))}
    />
  );
}
