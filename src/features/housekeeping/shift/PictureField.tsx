import { useField } from "formik";
import { type ChangeEvent, useId, useRef, useState } from "react";

import type { NewFile } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { CameraIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";

import { reducedPicture } from "./reducedPicture";

interface PictureFieldProps {
  name: string;
  /** Whether one was chosen that is not read yet. */
  onReading: (isReading: boolean) => void;
}

/** A picture of the device's camera or files, made smaller before it is kept. Another one replaces it, if it can be read. */
export function PictureField({ name, onReading }: PictureFieldProps) {
  const { text } = useText();
  const id = useId();
  const problem = useFieldProblem(name);
  const [{ value }, , { setValue }] = useField<NewFile | undefined>(name);
  const chosen = useRef<File>(undefined); // last: an earlier one that is read later does not replace it
  const [isUnreadable, setIsUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = ""; // so that the same file can be chosen again
    if (!file) return;
    chosen.current = file;
    onReading(true);
    const picture = await reducedPicture(file);
    if (chosen.current !== file) return;
    setIsUnreadable(picture === undefined);
    if (picture) void setValue(picture);
    onReading(false);
  }

  function remove() {
    setIsUnreadable(false);
    void setValue(undefined);
    input.current?.focus();
  }

  const shown = isUnreadable ? text("reason.PICTURE_UNREADABLE") : problem;
  return (
    <Stack gap={8} align="start" className="field">
      <label className="btn btn-quiet shift-step shift-camera">
        <CameraIcon size={18} aria-hidden="true" />
        {text("shift.addPicture")}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-problem` : undefined}
          onChange={(event) => void choose(event)}
        />
      </label>
      <FieldProblem id={`${id}-problem`} problem={shown} />
      {value && (
        <>
          <img className="shift-picture" src={value.content} alt={text("shift.picture")} />
          <button type="button" className="btn btn-quiet touchable" onClick={remove}>
            {text("shift.removePicture")}
          </button>
        </>
      )}
    </Stack>
  );
}
