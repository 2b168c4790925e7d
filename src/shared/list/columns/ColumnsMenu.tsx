import { useId } from "react";

import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";
import { Flyout } from "@/shared/ui/overlays/Flyout";
import { IconButton } from "@/shared/ui/IconButton";
import { ChevronDownIcon, ChevronUpIcon, ColumnsIcon, type Icon } from "@/shared/ui/icons";

import type { List } from "../createList";
import type { Columns } from "./useColumns";

interface ColumnsMenuProps {
  list: List;
  columns: Columns;
}

/** Which columns the table has, and in which order. The first one of the list cannot be hidden: it names the row. */
export function ColumnsMenu({ list, columns: { order, hidden, toggle, move, reset } }: ColumnsMenuProps) {
  const { text } = useText();
  const id = useId();
  const [main] = list.columns;
  const names = new Map(list.columns.map((column) => [column.id, text(column.name)]));
  return (
    <Flyout label={text("columns.button")} icon={<ColumnsIcon size={18} aria-hidden="true" />}>
      {() => (
        <>
          <Text as="ul" padY={4} className="columns-menu">
            {order.map((column, place) => {
              const name = names.get(column) ?? column;
              return (
                <li key={column}>
                  <input
                    id={`${id}-${column}`}
                    type="checkbox"
                    className="form-check-input"
                    checked={!hidden.includes(column)}
                    disabled={column === main?.id}
                    onChange={() => toggle(column)}
                  />
                  <label htmlFor={`${id}-${column}`}>{name}</label>
                  <MoveButton
                    icon={ChevronUpIcon}
                    label={text("columns.earlier", { column: name })}
                    isOff={place === 0}
                    onMove={() => move(column, -1)}
                  />
                  <MoveButton
                    icon={ChevronDownIcon}
                    label={text("columns.later", { column: name })}
                    isOff={place === order.length - 1}
                    onMove={() => move(column, 1)}
                  />
                </li>
              );
            })}
          </Text>
          <button type="button" className="btn btn-quiet btn-sm columns-reset" onClick={reset}>
            {text("columns.reset")}
          </button>
        </>
      )}
    </Flyout>
  );
}

interface MoveButtonProps {
  icon: Icon;
  label: string;
  isOff: boolean;
  onMove: () => void;
}

function MoveButton({ icon: Arrow, label, isOff, onMove }: MoveButtonProps) {
  return (
    <IconButton
      label={label}
      icon={Arrow}
      size={16}
      className="icon-button icon-button-sm"
      aria-disabled={isOff}
      onClick={onMove}
    />
  );
}
