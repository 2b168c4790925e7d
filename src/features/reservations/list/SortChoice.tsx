import { useText } from "@/shared/i18n/useText";
import { AscendingIcon, DescendingIcon } from "@/shared/ui/icons";

import { columnIds, type ListQuery } from "./listQuery";
import type { ChangeQuery } from "./useListQuery";

interface SortChoiceProps extends Pick<ListQuery, "sort" | "order"> {
  onChange: ChangeQuery;
}

/** On a phone there are no headers to sort by. */
export function SortChoice({ sort, order = "asc", onChange }: SortChoiceProps) {
  const { text } = useText();
  const Arrow = order === "asc" ? AscendingIcon : DescendingIcon;
  const orderName = text(order === "asc" ? "list.ascending" : "list.descending");
  return (
    <div className="sort-choice">
      <select
        className="form-select"
        aria-label={text("list.sortBy")}
        value={sort ?? ""}
        onChange={({ target: { value } }) => onChange({ sort: columnIds.find((id) => id === value), order: "asc" })}
      >
        <option value="">{text("list.nearest")}</option>
        {columnIds.map((id) => (
          <option key={id} value={id}>
            {text(`column.${id}`)}
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
