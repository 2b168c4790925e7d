import { type FormEvent, useState } from "react";

import type { CannedAnswer } from "@/contract/messaging/conversations";
import { fillIn, variablesOf } from "@/domain/chat/cannedAnswer";
import { useText } from "@/shared/i18n/useText";
import { ownOf } from "@/shared/shapes";
import { Columns } from "@/shared/ui/layout/Columns";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

interface CannedAnswerFormProps {
  answer: CannedAnswer;
  onInsert: (text: string) => void;
  onCancel: () => void;
}

/** Asks for the variables of a canned answer, and shows a preview. */
export function CannedAnswerForm({ answer, onInsert, onCancel }: CannedAnswerFormProps) {
  const { text } = useText();
  const [values, setValues] = useState<Record<string, string>>({});
  const filled = fillIn(answer.text, values);

  function insert(event: FormEvent) {
    event.preventDefault();
    onInsert(filled);
  }

  return (
    <Stack as="form" gap={12} className="canned-answer" aria-label={answer.title} onSubmit={insert}>
      <Text as="p" breaksWords dir="auto">
        {filled}
      </Text>
      <Columns least={9} gap={8} className="canned-answer-fields">
        {variablesOf(answer.text).map((name, place) => (
          <label key={name} className="form-label">
            <bdi>{name}</bdi>
            <input
              className="form-control"
              dir="auto"
              autoComplete="off"
              autoFocus={place === 0}
              onKeyDown={({ key }) => key === "Escape" && onCancel()}
              value={ownOf(values, name) ?? ""}
              onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
            />
          </label>
        ))}
      </Columns>
      <Row gap={8} justify="end">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
          {text("composer.answer.cancel")}
        </button>
        <button type="submit" className="btn btn-primary btn-sm">
          {text("composer.answer.insert")}
        </button>
      </Row>
    </Stack>
  );
}
