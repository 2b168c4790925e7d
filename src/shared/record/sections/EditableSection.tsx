import { getIn, useFormikContext } from "formik";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { useText } from "@/shared/i18n/useText";
import { useStandingRefusals } from "@/shared/ui/fields/fieldRefusals";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";

import { FormSection } from "./FormSection";
import { isSameIn, pathsOf, type RecordField, taken, wordsIn } from "../recordFields";

interface EditableSectionProps<Values> {
  title: string;
  /** All that the section sets. */
  fields: RecordField<Values>[];
  /** Nothing of it can be changed. */
  isFixed?: boolean;
  /** Its fields, each part under its heading. */
  children: ReactNode;
}

/**
 * A part of a record's form as text, with a button that makes it fields. What was typed and not saved, and what is wrong,
 * is always shown as fields; what was saved or discarded is text again.
 */
export function EditableSection<Values>({ title, fields, isFixed = false, children }: EditableSectionProps<Values>) {
  const { text } = useText();
  const { values, initialValues, errors, setValues } = useFormikContext<Values>();
  const refused = Object.keys(useStandingRefusals());
  const around = useRef<HTMLDivElement>(null);
  const [openedUpon, setOpenedUpon] = useState<Values>();
  const [isAsking, setIsAsking] = useState(false);
  const names = fields.flatMap((field) => [field.name, ...pathsOf(field)]);
  const isTyped = fields.some((field) => !isSameIn(field, values, initialValues));
  const isWrong = names.some((name) => getIn(errors, name) !== undefined || refused.includes(name));
  // until it is saved, also where the typing is taken back
  if (!isFixed && (isTyped || isWrong) && openedUpon !== initialValues) setOpenedUpon(initialValues);
  const facts = fields.map((field) => ({ label: field.label, value: wordsIn(field, values) }));

  function edit() {
    flushSync(() => setOpenedUpon(initialValues));
    around.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }

  async function discard() {
    setIsAsking(false);
    await setValues(fields.reduce((now, field) => taken(field, now, initialValues), values));
    flushSync(() => setOpenedUpon(undefined));
    around.current?.querySelector("button")?.focus();
  }

  function leave() {
    if (isTyped) setIsAsking(true);
    else void discard();
  }

  /** An open list or calendar has its own Escape. The question must not hear the one that opens it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || isAsking || around.current?.querySelector("[aria-expanded=true]")) return;
    event.stopPropagation();
    leave();
  }

  if (!isFixed && openedUpon === initialValues)
    return (
      <Stack gap={16} shrinks ref={around} onKeyDown={onKeyDown}>
        {children}
        <Text
          as="button"
          type="button"
          stands="start"
          className="btn btn-quiet btn-sm"
          aria-label={text("record.discardPart", { part: title })}
          onClick={leave}
        >
          {text("record.draftDiscard")}
        </Text>
        <ConfirmDialog
          isOpen={isAsking}
          title={text("record.discardTitle")}
          confirmLabel={text("record.draftDiscard")}
          cancelLabel={text("leave.stay")}
          onConfirm={() => void discard()}
          onCancel={() => setIsAsking(false)}
        >
          <p dir="auto">{text("record.discardQuestion", { part: title })}</p>
        </ConfirmDialog>
      </Stack>
    );
  return (
    <div ref={around}>
      <FormSection title={title}>
        <Row gap={16} align="start" justify="between">
          {facts.some(({ value }) => value !== "") ? (
            <Facts shape="beside" facts={facts} />
          ) : (
            <Muted as="p">{text("record.nothing")}</Muted>
          )}
          {!isFixed && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              aria-label={text("record.editPart", { part: title })}
              onClick={edit}
            >
              {text("record.edit")}
            </button>
          )}
        </Row>
      </FormSection>
    </div>
  );
}
