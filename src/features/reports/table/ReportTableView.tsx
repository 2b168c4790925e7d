import { NoValue } from "@/shared/figures/Figures";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { PlainTable } from "@/shared/ui/PlainTable";

import type { DrawnLine, DrawnTable } from "./reportTable";
import { useReportValues } from "./useReportValues";

interface ReportTableViewProps {
  table: DrawnTable;
  /** On paper values lead nowhere. */
  isPrinted?: boolean;
}

/** A table of a report, with its total as the last row. */
export function ReportTableView({ table: { label, heads, lines, total }, isPrinted }: ReportTableViewProps) {
  const { text } = useText();
  const inWords = useReportValues();

  function drawn(line: DrawnLine, id: string) {
    const cell = line.cells.find((one) => one.id === id)!;
    if (cell.value === undefined) return <NoValue />;
    const words = <bdi>{inWords(cell.kind, cell.value)}</bdi>;
    return cell.path && !isPrinted ? <PathLink to={cell.path}>{words}</PathLink> : words;
  }

  const hasLinks = lines.some(({ cells }) => cells.some(({ path }) => path));
  return (
    <PlainTable<DrawnLine>
      caption={label}
      frameLabel={isPrinted || hasLinks ? undefined : label}
      className="report-table"
      keyOf={({ key }) => key}
      rows={lines}
      total={total}
      columns={heads.map(({ id, head, isNumeric }, place) => ({
        id,
        head,
        isNumeric,
        isRowHead: place === 0,
        render: (line) => (line === total && place === 0 ? text("reports.total") : drawn(line, id)),
      }))}
    />
  );
}
