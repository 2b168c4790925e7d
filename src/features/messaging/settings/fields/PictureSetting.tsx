import { type ChangeEvent, useId } from "react";
import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { CameraIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { SettingProblem } from "./SettingProblem";
import { pictureRefused } from "../state/settingsSlice";
import { pictureChosen, type PictureField, settingChanged } from "../state/settingWrites";
import { useSetting } from "../state/useSetting";

/** Of a portrait or a cover. */
const MAX_BYTES = 2 * 1024 * 1024;
const accepted = ["image/png", "image/jpeg", "image/webp", "image/gif"];

interface PictureSettingProps {
  field: PictureField;
  label: string;
  /** Pictures that ship with the app. */
  samples: string[];
}

/** An own picture, a sample, or none. */
export function PictureSetting({ field, label, samples }: PictureSettingProps) {
  const id = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const { value } = useSetting(field);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = ""; // so that the same file can be chosen again
    if (!file) return;
    if (!accepted.includes(file.type)) {
      dispatch(pictureRefused({ field, sentence: { id: "settings.notAPicture" } }));
    } else if (file.size > MAX_BYTES) {
      dispatch(pictureRefused({ field, sentence: { id: "settings.pictureTooLarge" } }));
    } else {
      dispatch(pictureChosen({ field, file: { name: file.name, mime: file.type, content: await readFile(file) } }));
    }
  }

  return (
    <fieldset className="picture-setting">
      <legend className="form-label">{label}</legend>
      <Row gap={12} rowGap={10} wraps>
        {["", ...samples].map((sample) => (
          <label key={sample} className="picture-choice">
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={value === sample}
              onChange={() => dispatch(settingChanged({ field, value: sample }))}
            />
            {sample ? <img src={sample} alt="" /> : <span className="picture-none" aria-hidden="true" />}
            <span className="visually-hidden">
              {sample ? text("settings.sample", { number: samples.indexOf(sample) + 1 }) : text("settings.noPicture")}
            </span>
          </label>
        ))}
        {value && !samples.includes(value) && (
          <img className="picture-own" src={value} alt={text("settings.ownPicture")} />
        )}
        <label className="btn btn-quiet picture-upload">
          <CameraIcon size={18} aria-hidden="true" />
          {text("settings.upload")}
          <span className="visually-hidden"> ({label})</span>
          <input
            type="file"
            className="visually-hidden"
            accept={accepted.join()}
            onChange={(event) => void choose(event)}
          />
        </label>
      </Row>
      <SettingProblem field={field} />
    </fieldset>
  );
}

/** The file's content as a `data:` URL, as on the wire. */
function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
}
