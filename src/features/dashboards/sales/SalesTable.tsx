import type { MessageId } from "@/shared/i18n/catalogues";
import { drawnTable } from "@/shared/figures/table/figureTable";
import { FigureTable } from "@/shared/figures/table/FigureTable";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";

type SalesTableProps<Row> = Omit<Parameters<typeof drawnTable<Row>>[0], "label"> & {
  title: MessageId;
  /** Said where there are no rows. */
  none?: MessageId;
};

/** Parts of the sales with what each comes to. */
export function SalesTable<Row>({ title, none = "salesFigures.none", ...table }: SalesTableProps<Row>) {
  const { text } = useText();
  const label = text(title);
  return (
    <Card title={label}>
      {table.rows.length === 0 ? (
        <p className="card-body">{text(none)}</p>
      ) : (
        <FigureTable isNameHidden table={drawnTable({ label, ...table })} />
      )}
    </Card>
  );
}
