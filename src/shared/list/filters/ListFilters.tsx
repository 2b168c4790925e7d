import { memo } from "react";

import { useText } from "@/shared/i18n/useText";
import { FilterFold } from "@/shared/ui/fields/search/FilterFold";
import { IconButton } from "@/shared/ui/IconButton";
import { AscendingIcon, DescendingIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import type { List } from "../createList";
import type { ListQuery } from "../createListQuery";
import type { ChangeQuery } from "./useListQuery";

interface ListFiltersProps {
  list: List;
  /** The query without its text: as a string, it is the same while a person types a search. */
  address: string;
  /** Behind a button that says how many are set; the order, too, which a table has in its head. */
  isNarrow: boolean;
  onChange: ChangeQuery;
}

export const ListFilters = memo(function ListFilters({ list, address, isNarrow, onChange }: ListFiltersProps) {
  const query = list.query.read(new URLSearchParams(address));
  const fields = list.filters.map((part) => (
    <part.Field key={part.keys.join()} values={list.query.valuesOf(query, part)} onChange={onChange} />
  ));

  if (!isNarrow) return fields;
  return (
    <FilterFold count={list.query.countSet(query)}>
      {fields}
      <SortChoice list={list} sort={query.sort} order={query.order} onChange={onChange} />
    </FilterFold>
  );
});

interface SortChoiceProps extends Pick<ListQuery, "sort" | "order"> {
  list: List;
  onChange: ChangeQuery;
}

/** Cards have no headers to sort by. */
function SortChoice({ list: { columns, texts }, sort, order = "asc", onChange }: SortChoiceProps) {
  const { text } = useText();
  const Arrow = order === "asc" ? AscendingIcon : DescendingIcon;
  const orderName = text(order === "asc" ? "list.ascending" : "list.descending");
  return (
    <Row gap={8} className="sort-choice">
      <select
        className="form-select"
        aria-label={text("list.sortBy")}
        value={sort ?? ""}
        onChange={({ target: { value } }) => onChange({ sort: value || undefined, order: "asc" })}
      >
        <option value="">{text(`${texts}.unsorted`)}</option>
        {columns
          .filter(({ isSortable }) => isSortable)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {text(name)}
            </option>
          ))}
      </select>
      {sort && (
        <IconButton
          label={orderName}
          icon={Arrow}
          size={18}
          onClick={() => onChange({ order: order === "asc" ? "desc" : "asc" })}
        />
      )}
    </Row>
  );
}
