import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { isSameIn, type RecordField, taken, wordsIn } from "./recordFields";
import { VersusField } from "./VersusField";

interface ConflictTableProps<Values> {
  title: string;
  /** Who has changed the record; "" where that is not known. */
  by: string;
  fields: RecordField<Values>[];
  /** The values that the form began with, where they are known. */
  base: Values | undefined;
  /** Those of the record as it is now. */
  theirs: Values;
  /** Saves the form with these values. */
  onSettle: (values: Values) => void;
}

/** Somebody else has saved the record: both sides, to choose from field by field. Nothing of either is lost unseen. */
export function ConflictTable<Values>({ title, by, fields, base, theirs: told, onSettle }: ConflictTableProps<Values>) {
  const { text } = useText();
  const { values: mine } = useFormikContext<Values>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [theirs] = useState(told);
  const differing = fields.filter((field) => !isSameIn(field, mine, theirs));
  // what only they changed is theirs until the person says otherwise
  const [chosen, setChosen] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(differing.map((field) => [field.name, Boolean(base && isSameIn(field, mine, base))])),
  );
  const chooseAll = (isTheirs: boolean) => setChosen(Object.fromEntries(differing.map(({ name }) => [name, isTheirs])));
  useEffect(() => heading.current?.focus(), []);

  function settle() {
    const ofMine = differing.filter(({ name }) => !chosen[name]);
    onSettle(ofMine.reduce((values, field) => taken(field, values, mine), theirs));
  }

  return (
    <Card title={title} className="record-conflict" role="alert" heading={heading}>
      <Stack gap={16} className="card-body">
        <p>{text("record.conflictHint", { name: by || text("record.somebody") })}</p>
        {differing.map((field) => (
          <VersusField
            key={field.name}
            name={`conflict.${field.name}`}
            label={field.label}
            sides={[
              { whose: text("record.mine"), words: wordsIn(field, mine) },
              { whose: text("record.theirs"), words: wordsIn(field, theirs) },
            ]}
            chosen={chosen[field.name] ? 1 : 0}
            onChoose={(side) => setChosen({ ...chosen, [field.name]: side === 1 })}
          />
        ))}
        <Row gap={8} wraps className="record-buttons">
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => chooseAll(false)}>
            {text("record.allMine")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => chooseAll(true)}>
            {text("record.allTheirs")}
          </button>
          <button type="button" className="btn btn-primary" onClick={settle}>
            {text("record.settle")}
          </button>
        </Row>
      </Stack>
    </Card>
  );
}
