import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { CheckAll } from "@/shared/ui/CheckAll";

import type { List } from "../createList";
import type { ListRow } from "../listColumn";

interface RowSelectionProps {
  list: List;
  row: ListRow;
}

/** Selects a row; its row shows whether it is selected, and whether the last refresh brought it. */
export function RowSelection({ list, row }: RowSelectionProps) {
  const { actions, selectors } = list;
  const { text } = useText();
  const dispatch = useDispatch();
  const isSelected = useSelector((state: Parameters<typeof selectors.selectIsSelected>[0]) =>
    selectors.selectIsSelected(state, row.id),
  );
  const isNew = useSelector(selectors.selectArrived)?.some(({ id }) => id === row.id) ?? false;

  /** The row belongs to the table. By `:has()` in the stylesheet, each change within a row would restyle it. */
  function tellRow(label: HTMLLabelElement | null) {
    const drawn = label?.closest("[role=row], li");
    drawn?.toggleAttribute("data-selected", isSelected);
    drawn?.toggleAttribute("data-new", isNew);
  }

  return (
    <label ref={tellRow} className="selection">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={text("list.select", { name: list.nameOf(row) })}
        checked={isSelected}
        onChange={() => dispatch(actions.rowToggled({ id: row.id, name: list.nameOf(row) }))}
      />
    </label>
  );
}

/** Selects all rows of the page; half checked where some are. */
export function PageSelection({ list }: { list: List }) {
  const { actions, selectors } = list;
  const { text } = useText();
  const dispatch = useDispatch();
  const rows = useSelector(selectors.selectRows);
  const selection = useSelector(selectors.selectSelection);
  const count = rows.filter(({ id }) => selection.includes(id)).length;
  return (
    <CheckAll
      className="selection"
      label={text("list.selectPage")}
      checked={count}
      of={rows.length}
      onToggle={() => dispatch(actions.pageToggled(rows.map((row) => ({ id: row.id, name: list.nameOf(row) }))))}
    />
  );
}
