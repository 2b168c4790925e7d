import { useField } from "formik";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";

import { inventoryLimits } from "@/contract/rooms/inventory";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { IconButton } from "@/shared/ui/IconButton";
import { CameraIcon, RemoveIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { OrderButtons, withMoved } from "./OrderButtons";
import { isPictureKind, pictureKinds, readPicture } from "./readPicture";

/** A few pictures of the record, in the form. */
export function PicturesField() {
  const id = useId();
  const { text } = useText();
  const [{ value }, , { setValue }] = useField<string[]>("pictures");
  const latest = useRef(value); // other pictures may come or go while some are being read
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const input = useRef<HTMLInputElement>(null);
  const refused = useFieldProblem("pictures");
  const [wrong, setWrong] = useState<{ what: "kind" | "size" | "count"; beside: readonly string[] }>();
  const [moved, setMoved] = useState<string>();
  const { pictures: max, pictureLetters } = inventoryLimits;
  // said of the pictures that there were then: it is over once one has gone or moved
  const problem = wrong?.beside === value ? text(`inventory.picture.${wrong.what}`, { max }) : refused;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = ""; // so that the same file can be chosen again
    setWrong(undefined);
    if (files.some(({ type }) => !isPictureKind(type))) return setWrong({ what: "kind", beside: value });
    if (value.length + files.length > max) return setWrong({ what: "count", beside: value });
    const read = await Promise.all(files.map((file) => readPicture(file, pictureLetters)));
    const added = read.flatMap((one) => ("address" in one ? one.address : []));
    const pictures = [...new Set([...latest.current, ...added])]; // the same one twice is a slip
    if (pictures.length > max) return setWrong({ what: "count", beside: latest.current });
    const [what] = read.flatMap((one) => ("wrong" in one ? one.wrong : []));
    setWrong(what && { what, beside: pictures });
    latest.current = pictures;
    void setValue(pictures);
  }

  return (
    <fieldset className="inventory-pictures" aria-describedby={problem && `${id}-problem`}>
      <legend className="form-label">{text("inventory.pictures")}</legend>
      <Row gap={12} rowGap={10} wraps>
        {value.map((picture, place) => (
          <Row as="span" key={picture} gap={4} align="start">
            <img src={picture} alt={text("inventory.pictureOf", { place: place + 1 })} />
            <Stack as="span" gap={4}>
              <IconButton
                label={text("inventory.removePicture", { place: place + 1 })}
                icon={RemoveIcon}
                size={18}
                onClick={() => {
                  input.current?.focus(); // the button goes with its picture
                  void setValue(value.toSpliced(place, 1));
                }}
              />
              <OrderButtons
                labels={[
                  text("inventory.pictureBefore", { place: place + 1 }),
                  text("inventory.pictureAfter", { place: place + 1 }),
                ]}
                place={place}
                count={value.length}
                isAcross
                onMove={(by) => {
                  setMoved(picture);
                  void setValue(withMoved(value, place, by));
                }}
              />
            </Stack>
          </Row>
        ))}
        <label className="btn btn-quiet">
          <CameraIcon size={18} aria-hidden="true" />
          {text("inventory.addPictures")}
          <input
            ref={input}
            type="file"
            multiple
            className="visually-hidden"
            accept={pictureKinds.join()}
            onChange={(event) => void choose(event)}
          />
        </label>
      </Row>
      <div role="status">
        {moved && value.includes(moved) && (
          <span className="visually-hidden">
            {text("inventory.picturePlace", { place: value.indexOf(moved) + 1, count: value.length })}
          </span>
        )}
        <FieldProblem id={`${id}-problem`} problem={problem} />
      </div>
    </fieldset>
  );
}
