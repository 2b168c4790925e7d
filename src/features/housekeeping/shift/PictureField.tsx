import { useField } from "formik";
import { useId, useState } from "react";

import type { NewFile } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { CameraIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";

import { reducedPicture } from "./reducedPicture";

/** A picture of the device's camera or files, made smaller before it is kept. */
export function PictureField({ name }: { name: string }) {
  const { text } = useText();
  const id = useId();
  const problem = useFieldProblem(name);
  const [{ value }, , { setValue }] = useField<NewFile | undefined>(name);
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function choose(file: File | undefined) {
    const picture = file && (await reducedPicture(file));
    setIsUnreadable(file !== undefined && picture === undefined);
    await setValue(picture);
  }

  const shown = isUnreadable ? text("reason.PICTURE_UNREADABLE") : problem;
  return (
    <Stack gap={8} align="start" className="field">
      <label className="btn btn-quiet shift-step shift-camera">
        <CameraIcon size={18} aria-hidden="true" />
        {text("shift.addPicture")}
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-problem` : undefined}
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </label>
      <FieldProblem id={`${id}-problem`} problem={shown} />
      {value && <img className="shift-picture" src={value.content} alt={text("shift.picture")} />}
    </Stack>
  );
}
