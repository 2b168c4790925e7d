import { useField } from "formik";
import { type ReactNode, useRef } from "react";

import { useText } from "@/shared/i18n/useText";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

interface FieldRowsProps<Value> {
  name: string;
  texts: "tier" | "band";
  newRow: Value;
  /** The fields of a row, whose names begin with its place. */
  children: (place: string) => ReactNode;
}

/** Rows of fields, of which there are as many as the policy needs. */
export function FieldRows<Value>({ name, texts, newRow, children }: FieldRowsProps<Value>) {
  const { text } = useText();
  const [{ value: rows }, , { setValue }] = useField<Value[]>(name);
  const adding = useRef<HTMLButtonElement>(null);

  function remove(index: number) {
    void setValue(rows.toSpliced(index, 1));
    adding.current?.focus(); // the pressed button may go with the row
  }

  return (
    <>
      {rows.map((_, index) => {
        const [place, number] = [`${name}.${index}`, index + 1];
        const label = text(`policy.${texts}`, { number });
        return (
          <Stack key={place} gap={4} role="group" aria-label={label}>
            <Row gap={8} justify="between">
              <Text as="h3" size={15} weight={600}>
                {label}
              </Text>
              <IconButton
                label={text(`policy.${texts}Remove`, { number })}
                icon={RemoveIcon}
                size={18}
                onClick={() => remove(index)}
              />
            </Row>
            <FieldGrid>{children(place)}</FieldGrid>
          </Stack>
        );
      })}
      <Row>
        <button
          ref={adding}
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => void setValue([...rows, newRow])}
        >
          {text(`policy.${texts}Add`)}
        </button>
      </Row>
    </>
  );
}
