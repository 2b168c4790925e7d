import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import type { KindOfRecord } from "./kindOfRecord";
import { isSameIn, type RecordField, taken, wordsIn } from "./recordFields";
import type { RecordValues, Versioned } from "./recordRules";
import { VersusField } from "./VersusField";

interface ConflictTableProps<Shown extends Versioned, Draft, Values extends RecordValues> {
  rules: KindOfRecord<Shown, Draft, Values>["rules"];
  fields: RecordField<Values>[];
  /** The values that the form began with, where they are known. */
  base: Values | undefined;
  /** The record as it is now. */
  current: Shown;
  /** Saves the form with these values. */
  onSettle: (values: Values) => void;
}

const lastInHistory = (record: { history?: { by?: string }[] }) => record.history?.[0]?.by ?? "";

/** Somebody else has saved the record: both sides, to choose from field by field. Nothing of either is lost unseen. */
export function ConflictTable<Shown extends Versioned, Draft, Values extends RecordValues>({
  rules: { valuesOf, changedBy = lastInHistory, texts },
  fields,
  base,
  current,
  onSettle,
}: ConflictTableProps<Shown, Draft, Values>) {
  const { text } = useText();
  const { values: mine } = useFormikContext<Values>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [theirs] = useState(() => valuesOf(current));
  const differing = fields.filter((field) => !isSameIn(field, mine, theirs));
  // what only they changed is theirs until the person says otherwise
  const [chosen, setChosen] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(differing.map((field) => [field.name, Boolean(base && isSameIn(field, mine, base))])),
  );
  const chooseAll = (isTheirs: boolean) => setChosen(Object.fromEntries(differing.map(({ name }) => [name, isTheirs])));
  useEffect(() => heading.current?.focus(), []);

  function settle() {
    const ofMine = differing.filter(({ name }) => !chosen[name]);
    const merged = ofMine.reduce((values, field) => taken(field, values, mine), theirs);
    onSettle({ ...merged, clientId: mine.clientId });
  }

  return (
    <Card title={text(`${texts}.conflict`)} className="record-conflict" role="alert" heading={heading}>
      <Stack gap={16} className="card-body">
        <p>{text("record.conflictHint", { name: changedBy(current) || text("record.somebody") })}</p>
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
