import type { ComponentProps } from "react";

/** A voice note, or a file of sound. Nobody writes captions of what is said in passing: the track for them is empty. */
export function Sound({ name, ...rest }: { name: string } & ComponentProps<"audio">) {
  return (
    <audio controls preload="metadata" aria-label={name} {...rest}>
      <track kind="captions" />
    </audio>
  );
}
