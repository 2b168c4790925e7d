import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { AddIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { FormSection } from "./FormSection";

interface FoldedSectionProps<Id extends string> {
  title: string;
  /** Of the button that shows the fields without a value. */
  openLabel: string;
  isOpenAtFirst?: boolean;
  ids: readonly Id[];
  hasValue: (id: Id) => boolean;
  /** Draws the fields that are shown. */
  children: (shown: Id[]) => ReactNode;
}

/** A part of a form that is seldom needed: the fields with a value, and a button for the others. */
export function FoldedSection<Id extends string>({
  title,
  openLabel,
  isOpenAtFirst = false,
  ids,
  hasValue,
  children,
}: FoldedSectionProps<Id>) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [filledAtFirst] = useState(() => ids.filter(hasValue)); // a field stays while it is emptied
  const fields = useRef<HTMLDivElement>(null);
  const shown = ids.filter((id) => isOpen || hasValue(id) || filledAtFirst.includes(id));
  const controls = () => [...(fields.current?.querySelectorAll<HTMLElement>("input, textarea") ?? [])];

  /** The button goes: the first field that comes takes the focus. */
  function open() {
    const before = controls();
    flushSync(() => setIsOpen(true));
    controls()
      .find((control) => !before.includes(control))
      ?.focus();
  }

  return (
    <FormSection title={title}>
      {shown.length > 0 && (
        <Stack gap={14} ref={fields}>
          {children(shown)}
        </Stack>
      )}
      {shown.length < ids.length && (
        <Text as="button" type="button" stands="start" className="btn btn-quiet btn-sm" onClick={open}>
          <AddIcon size={18} aria-hidden="true" />
          {openLabel}
        </Text>
      )}
    </FormSection>
  );
}
