import type { ComponentProps } from "react";

/** A voice note or a sound file. It has no captions: the track for them is empty. */
export function Sound({ name, ...rest }: { name: string } & ComponentProps<"audio">) {
  return (
    <audio controls preload="metadata" aria-label={name} {...rest}>
      <track kind="captions" />
    </audio>
  );
}
