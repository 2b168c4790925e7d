import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";

import { selectArrived, selectRows } from "./reservationsSlice";
import { pageToggled, reservationToggled, selectIsSelected, selectSelection } from "./selectionSlice";

interface RowSelectionProps {
  id: string;
  customer: string;
}

/** Its row shows whether it is chosen, and whether it has just come in. */
export function RowSelection({ id, customer }: RowSelectionProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const isSelected = useSelector((state: Parameters<typeof selectIsSelected>[0]) => selectIsSelected(state, id));
  const isNew = useSelector(selectArrived)?.some((one) => one.id === id) ?? false;

  /** A row is the table's. Asked of the stylesheet, by `:has()`, each change within a row would have it looked at anew. */
  function tellRow(label: HTMLLabelElement | null) {
    const row = label?.closest("[role=row]");
    row?.toggleAttribute("data-selected", isSelected);
    row?.toggleAttribute("data-new", isNew);
  }

  return (
    <label ref={tellRow} className="selection">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={text("list.select", { customer })}
        checked={isSelected}
        onChange={() => dispatch(reservationToggled(id))}
      />
    </label>
  );
}

/** Ticks all rows of the page; half ticked where only some are. */
export function PageSelection() {
  const { text } = useText();
  const dispatch = useDispatch();
  const ids = useSelector(selectRows).map(({ id }) => id);
  const selection = useSelector(selectSelection);
  const count = ids.filter((id) => selection.includes(id)).length;
  return (
    <label className="selection">
      <input
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length;
        }}
        type="checkbox"
        className="form-check-input"
        aria-label={text("list.selectPage")}
        checked={count > 0 && count === ids.length}
        onChange={() => dispatch(pageToggled(ids))}
      />
    </label>
  );
}
