import type { MessageId } from "@/shared/i18n/catalogues";

import type { ListPrefix } from "./listBase";
import type { ListColumn, ListRow, PlainCell } from "./listColumn";

type ValueOf<Row, Id extends string> = Id extends keyof Row ? Row[Id] : undefined;

type As = "cents" | "date" | "instant" | "telephone" | "word";

/**
 * Value of the row under the id, where `plain` is not told: an amount or a date, or as it stands. A "word" has its text under
 * the column's, `complaints.state.open`; `wordsFor` names another one.
 */
interface SaidAs<Value extends string | number, Text extends string> {
  plain?: undefined;
  wordsFor?(this: void, value: Value): MessageId;
  as?: Value extends number ? "cents" : Exclude<As, "cents" | "word"> | WordAs<`${Text}.${Value}`>;
}

type WordAs<Texts extends string> = [Texts] extends [MessageId] ? "word" : never;

/**
 * A column as an area declares it. Unless told, its name is the text of its id after the prefix of the list, it can be
 * sorted by, and it says the row's value of that name. An amount is a number.
 */
export type DeclaredColumn<Row extends ListRow, Column extends string, Prefix extends ListPrefix> =
  | ListColumn<Row, Column>
  | {
      [Id in Column]: Omit<ListColumn<Row, Id>, "name" | "plain"> &
        (`${Prefix}.${Id}` extends MessageId ? { name?: MessageId } : { name: MessageId }) &
        (ValueOf<Row, Id> extends string | number
          ? Pick<ListColumn<Row>, "plain"> | SaidAs<ValueOf<Row, Id>, `${Prefix}.${Id}`>
          : Pick<ListColumn<Row>, "plain">);
    }[Column];

/** The members of any declared column, whatever its row. */
interface AnyColumn<Row extends ListRow> extends Omit<ListColumn<Row>, "name" | "plain"> {
  name?: MessageId;
  plain?: ListColumn<Row>["plain"];
  wordsFor?(this: void, value: unknown): MessageId;
  as?: As;
}

export function completedColumn<Row extends ListRow>(prefix: ListPrefix, column: AnyColumn<Row>): ListColumn<Row> {
  const { id, as, wordsFor, ...told } = column;
  return {
    id,
    name: `${prefix}.${id}` as MessageId,
    isSortable: true,
    isNumeric: as === "cents",
    plain(row, { text }) {
      const value: unknown = Reflect.get(row, id);
      if (wordsFor) return text(wordsFor(value));
      if (as === "word") return text(`${prefix}.${id}.${String(value)}` as MessageId);
      return typeof value === "number" ? (as === "cents" ? { cents: value } : value) : saidAs(as, String(value));
    },
    ...told,
  };
}

function saidAs(as: AnyColumn<ListRow>["as"], value: string): PlainCell {
  if (as === "date") return { date: value };
  if (as === "instant") return { instant: value };
  return as === "telephone" ? { telephone: value } : value;
}
