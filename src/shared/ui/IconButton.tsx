import "./icon-button.scss";

import { type ComponentProps, useMemo } from "react";

import type { Icon } from "./icons";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "title" | "type" | "children"> {
  /** Accessible name and tooltip. */
  label: string;
  icon: Icon;
  /** Pixels. */
  size?: number;
  /** The inside of the icon is filled. */
  isFilled?: boolean;
  /** The icon points along the text, and mirrors with its direction. */
  isMirrored?: boolean;
}

/** A button with only an icon. */
export function IconButton({
  label,
  icon: ButtonIcon,
  size = 20,
  isFilled = false,
  isMirrored = false,
  className = "icon-button",
  ...button
}: IconButtonProps) {
  const drawn = useMemo(
    () => (
      <ButtonIcon
        size={size}
        aria-hidden="true"
        fill={isFilled ? "currentColor" : "none"}
        className={isMirrored ? "mirrored" : undefined}
      />
    ),
    [ButtonIcon, size, isFilled, isMirrored],
  );
  return (
    <button {...button} type="button" className={className} aria-label={label} title={label}>
      {drawn}
    </button>
  );
}
