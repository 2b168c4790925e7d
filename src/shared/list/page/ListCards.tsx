import { memo, useMemo } from "react";
import { useSelector } from "react-redux";

import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";

import type { List } from "../createList";
import type { ListRow, ListWords } from "../listColumn";
import { type CreateLink, NoCards } from "./ListNotes";
import { drawnCell } from "../plainCells";
import { RowSelection } from "./RowSelection";
import { useListWait } from "./useListWait";
import { useListWords } from "./useListWords";

interface ListCardsProps {
  list: List;
  create?: CreateLink;
}

/** The list where it is too narrow for a table: one card for each row. */
export const ListCards = memo(function ListCards({ list, create }: ListCardsProps) {
  const inCard = useMemo(() => list.columns.filter(({ card }) => card), [list]);
  const words = useListWords(inCard);
  const rows = useSelector(list.selectors.selectRows);
  const isLoading = useListWait(list);

  if (rows.length === 0) return <NoCards list={list} create={create} isLoading={isLoading} />;
  return (
    <>
      {isLoading && <Loading />}
      <ul className={isLoading ? "list-cards is-stale" : "list-cards"} aria-label={words.text(`${list.texts}.table`)}>
        {rows.map((row) => (
          <li key={row.id}>
            <ListCard list={list} row={row} words={words} />
          </li>
        ))}
      </ul>
    </>
  );
});

function ListCard({ list, row, words }: { list: List; row: ListRow; words: ListWords }) {
  const { columns, RowActions } = list;
  const [main] = columns;
  const marks = columns.filter(({ card }) => card === "mark");
  const facts = columns
    .filter(({ card }) => card === "fact")
    .toSorted((one, other) => (other.importance ?? Infinity) - (one.importance ?? Infinity) || 0);
  return (
    <>
      <Row gap={4} className="list-card-head">
        {list.bulk && <RowSelection list={list} row={row} />}
        <Text as="div" grows>
          {main && drawnCell(main, row, words)}
        </Text>
        {RowActions && <RowActions row={row} />}
      </Row>
      {marks.length > 0 && (
        <Row before={4} after={8} gap={12} wraps className="list-card-marks">
          {marks.map((column) => (
            <span key={column.id}>{drawnCell(column, row, words)}</span>
          ))}
        </Row>
      )}
      <Facts
        shape="columns"
        facts={facts.map((column) => ({ label: words.text(column.name), value: drawnCell(column, row, words) }))}
      />
    </>
  );
}
