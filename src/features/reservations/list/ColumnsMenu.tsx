import { useId } from "react";

import { useText } from "@/shared/i18n/useText";
import { Flyout } from "@/shared/ui/Flyout";
import { ChevronDownIcon, ChevronUpIcon, ColumnsIcon } from "@/shared/ui/icons";

import type { Columns } from "./useColumns";

/** Which columns stand in the table, and in which order. The customer cannot go: a row without one says nothing. */
export function ColumnsMenu({ columns: { order, hidden, toggle, move, reset } }: { columns: Columns }) {
  const { text } = useText();
  const id = useId();
  return (
    <Flyout label={text("columns.menu")} icon={<ColumnsIcon size={18} aria-hidden="true" />}>
      <ul className="columns-menu">
        {order.map((column, place) => {
          const name = text(`column.${column}`);
          return (
            <li key={column}>
              <input
                id={`${id}-${column}`}
                type="checkbox"
                className="form-check-input"
                checked={!hidden.includes(column)}
                disabled={column === "customer"}
                onChange={() => toggle(column)}
              />
              <label htmlFor={`${id}-${column}`}>{name}</label>
              <button
                type="button"
                className="icon-button icon-button-sm"
                aria-label={text("columns.earlier", { column: name })}
                aria-disabled={place === 0}
                onClick={() => move(column, -1)}
              >
                <ChevronUpIcon size={16} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button icon-button-sm"
                aria-label={text("columns.later", { column: name })}
                aria-disabled={place === order.length - 1}
                onClick={() => move(column, 1)}
              >
                <ChevronDownIcon size={16} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="btn btn-quiet btn-sm columns-reset" onClick={reset}>
        {text("columns.reset")}
      </button>
    </Flyout>
  );
}
