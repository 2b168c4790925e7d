import { useField } from "formik";
import { type ReactNode, useEffect, useRef } from "react";

import { useText } from "@/shared/i18n/useText";

import { IconButton } from "../IconButton";
import { AddIcon, RemoveIcon } from "../icons";
import { Columns } from "../layout/Columns";
import { Row } from "../layout/Row";
import { FieldGroup } from "./FieldGroup";

interface RowsFieldProps {
  name: string;
  label: string;
  most: number;
  /** The values of a new row. */
  newRow: object;
  /** Draws the fields of a row, whose names begin with `path`. */
  children: (path: string) => ReactNode;
}

/** Records within a form: each in a row, which can be added and taken away. The focus goes to the row that is new. */
export function RowsField({ name, label, most, newRow, children }: RowsFieldProps) {
  const { text } = useText();
  const [{ value: rows }, , { setValue }] = useField<object[]>(name);
  const group = useRef<HTMLFieldSetElement>(null);
  /** Of the control that gets the focus once the rows are drawn. */
  const next = useRef("");

  useEffect(() => {
    if (next.current) group.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = "";
  }, [rows]);

  function add() {
    next.current = `[name^="${name}.${rows.length}."]`;
    void setValue([...rows, newRow]);
  }

  function remove(removed: number) {
    next.current = ".btn";
    void setValue(rows.filter((_, place) => place !== removed));
  }

  return (
    <FieldGroup ref={group} name={name} label={label}>
      {rows.map((_, place) => (
        // eslint-disable-next-line react/no-array-index-key -- the form names its values by their places
        <Row key={place} role="group" aria-label={`${label} ${place + 1}`} gap={8} align="end">
          <Columns least={10} gap={12} rowGap={10} align="start" grows>
            {children(`${name}.${place}`)}
          </Columns>
          <IconButton
            label={text("field.removeRow", { place: place + 1 })}
            icon={RemoveIcon}
            size={18}
            onClick={() => remove(place)}
          />
        </Row>
      ))}
      <Row>
        <button type="button" className="btn btn-quiet btn-sm" disabled={rows.length >= most} onClick={add}>
          <AddIcon size={16} aria-hidden="true" />
          {text("field.addRow")}
        </button>
      </Row>
    </FieldGroup>
  );
}
