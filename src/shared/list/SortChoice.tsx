import { useText } from "@/shared/i18n/useText";
import { AscendingIcon, DescendingIcon } from "@/shared/ui/icons";

import type { List } from "./createList";
import type { ListQuery } from "./createListQuery";
import type { ChangeQuery } from "./useListQuery";

interface SortChoiceProps extends Pick<ListQuery, "sort" | "order"> {
  list: List;
  onChange: ChangeQuery;
}

/** Cards have no headers to sort by. */
export function SortChoice({ list: { columns, texts }, sort, order = "asc", onChange }: SortChoiceProps) {
  const { text } = useText();
  const Arrow = order === "asc" ? AscendingIcon : DescendingIcon;
  const orderName = text(order === "asc" ? "list.ascending" : "list.descending");
  return (
    <div className="sort-choice">
      <select
        className="form-select"
        aria-label={text("list.sortBy")}
        value={sort ?? ""}
        onChange={({ target: { value } }) => onChange({ sort: value || undefined, order: "asc" })}
      >
        <option value="">{text(texts.unsorted)}</option>
        {columns
          .filter(({ isSortable }) => isSortable)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {text(name)}
            </option>
          ))}
      </select>
      {sort && (
        <button
          type="button"
          className="icon-button"
          aria-label={orderName}
          title={orderName}
          onClick={() => onChange({ order: order === "asc" ? "desc" : "asc" })}
        >
          <Arrow size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
