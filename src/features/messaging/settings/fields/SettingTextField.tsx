import { type KeyboardEvent, useId, useState } from "react";
import { useDispatch } from "react-redux";
import { type StringSchema, ValidationError } from "yup";

import type { SettingValues } from "@/contract/messaging/settings";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import { settingChanged } from "../state/settingWrites";
import { useSetting } from "../state/useSetting";

type TextSetting = Exclude<
  { [Field in keyof SettingValues]: SettingValues[Field] extends string ? Field : never }[keyof SettingValues],
  "basicDetails.profile" | "basicDetails.coverImage" | "theme.image" | "status" | `privacy.${string}`
>;

interface SettingTextFieldProps {
  field: TextSetting;
  label: string;
  /** Its messages are text ids. */
  schema: StringSchema;
  inputMode?: "email";
  autoComplete?: string;
  isLong?: boolean;
}

/** A typed setting, saved on blur or Enter; a refused value stays for correction. */
export function SettingTextField({ field, label, schema, inputMode, autoComplete, isLong }: SettingTextFieldProps) {
  const id = useId();
  const { text, say } = useText();
  const dispatch = useDispatch();
  const { value = "", problem: refusal, isPending } = useSetting(field);
  /** The typed value, until the server has accepted it. */
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<MessageId>();
  const isSaved = typed === value && !isPending;
  const problem = fault ? text(fault) : refusal && say(refusal);

  function save() {
    if (typed === undefined || (typed === value && !refusal)) return;
    const found = faultOf(schema, typed);
    setFault(found);
    if (found) return;
    setTyped(typed.trim());
    dispatch(settingChanged({ field, value: typed.trim() }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !isLong && !event.nativeEvent.isComposing) save();
    if (event.key !== "Escape") return;
    setTyped(undefined);
    setFault(undefined);
  }

  const Input = isLong ? "textarea" : "input";
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type={isLong ? undefined : "text"}
        inputMode={inputMode}
        rows={isLong ? 3 : undefined}
        className={problem ? "form-control is-invalid" : "form-control"}
        dir="auto"
        autoComplete={autoComplete}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <div id={`${id}-problem`} role="alert" className="field-problem">
          {problem}
        </div>
      )}
      <div role="status" className="setting-saved">
        {isSaved && !problem && text("settings.saved")}
      </div>
    </div>
  );
}

function faultOf(schema: StringSchema, value: string): MessageId | undefined {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message as MessageId;
    throw error;
  }
}
