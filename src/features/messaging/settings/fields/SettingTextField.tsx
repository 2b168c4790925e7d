import { type KeyboardEvent, useId, useState } from "react";
import { useDispatch } from "react-redux";

import { type TextSetting, textSettingFault } from "@/domain/chat/textSettings";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import { settingChanged } from "../state/settingWrites";
import { useSetting } from "../state/useSetting";

interface SettingTextFieldProps {
  field: TextSetting;
  label: string;
  inputMode?: "email";
  autoComplete?: string;
  isLong?: boolean;
}

/** A typed setting, saved on blur or Enter; a refused value stays for correction. */
export function SettingTextField({ field, label, inputMode, autoComplete, isLong }: SettingTextFieldProps) {
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
    const found = faultOf(field, typed.trim());
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

function faultOf(field: TextSetting, typed: string): MessageId | undefined {
  const fault = textSettingFault(field, typed);
  if (fault === "missing")
    return field === "basicDetails.email" ? "settings.emailRequired" : "settings.firstNameRequired";
  if (fault === "invalid") return "email.invalid";
  return fault && "settings.tooLong";
}
