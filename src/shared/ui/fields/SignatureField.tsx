import "./signature-field.scss";

import { useField } from "formik";
import { type PointerEvent, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import { Row } from "../layout/Row";
import { Stack } from "../layout/Stack";

interface SignatureFieldProps {
  name: string;
  label: string;
  isAsked?: boolean;
  /** Value for a signature on paper: the way for a person who cannot draw. */
  paper: string;
  paperLabel: string;
}

/** The size of the picture, whatever its size on the screen. */
const WIDTH = 300;
const HEIGHT = 100;

/** A signature by finger or mouse, kept as the path of an SVG picture; or the word that there is one on paper. */
export function SignatureField({ name, label, isAsked, paper, paperLabel }: SignatureFieldProps) {
  const { text } = useText();
  const [{ value }, , { setValue }] = useField<string>(name);
  const pad = useRef<SVGSVGElement>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const isOnPaper = value === paper;

  function pointOf({ clientX, clientY }: PointerEvent): string {
    const { left, top, width, height } = pad.current!.getBoundingClientRect();
    const x = Math.round(((clientX - left) / (width || WIDTH)) * WIDTH);
    const y = Math.round(((clientY - top) / (height || HEIGHT)) * HEIGHT);
    return `${x} ${y}`;
  }

  function begin(event: PointerEvent) {
    event.preventDefault();
    setIsDrawing(true);
    void setValue(`${isOnPaper ? "" : value}M${pointOf(event)}`);
  }

  function draw(event: PointerEvent) {
    if (isDrawing) void setValue(`${value}L${pointOf(event)}`);
  }

  return (
    <Stack as="fieldset" gap={8}>
      <legend className={isAsked ? "form-label is-asked" : "form-label"}>{label}</legend>
      {!isOnPaper && (
        <svg
          ref={pad}
          className="signature-pad"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={text(value ? "signature.signed" : "signature.empty")}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={() => setIsDrawing(false)}
          onPointerLeave={() => setIsDrawing(false)}
        >
          <path d={value} />
        </svg>
      )}
      <Row gap={16} rowGap={8} wraps className="signature-foot">
        <Row as="label" gap={8}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={isOnPaper}
            onChange={({ target }) => void setValue(target.checked ? paper : "")}
          />
          {paperLabel}
        </Row>
        {value && !isOnPaper && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void setValue("")}>
            {text("signature.clear")}
          </button>
        )}
      </Row>
    </Stack>
  );
}
