import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";

import { selectArrived, selectRows } from "./reservationsSlice";
import { pageToggled, reservationToggled, selectIsSelected, selectSelection } from "./selectionSlice";

interface RowSelectionProps {
  id: string;
  customer: string;
}

export function RowSelection({ id, customer }: RowSelectionProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const isSelected = useSelector((state: Parameters<typeof selectIsSelected>[0]) => selectIsSelected(state, id));
  const isNew = useSelector(selectArrived)?.some((one) => one.id === id);
  return (
    <label className={isNew ? "selection is-new" : "selection"}>
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
