import { useField } from "formik";
import { useState } from "react";

import type { NewFile } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

import { reducedPicture } from "./reducedPicture";

/** A picture of the device's camera or files, made smaller before it is kept. */
export function PictureField({ name }: { name: string }) {
  const { text } = useText();
  const problem = useFieldProblem(name);
  const [{ value }, , { setValue }] = useField<NewFile | undefined>(name);
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function choose(file: File | undefined) {
    const picture = file && (await reducedPicture(file));
    setIsUnreadable(file !== undefined && picture === undefined);
    await setValue(picture);
  }

  return (
    <>
      <LabelledControl
        label={text("shift.picture")}
        problem={isUnreadable ? text("reason.PICTURE_UNREADABLE") : problem}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            capture="environment"
            className="form-control"
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        )}
      </LabelledControl>
      {value && <img className="shift-picture" src={value.content} alt={text("shift.picture")} />}
    </>
  );
}
