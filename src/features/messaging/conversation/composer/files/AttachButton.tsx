import { useRef } from "react";

import { IconButton } from "@/shared/ui/IconButton";
import type { Icon } from "@/shared/ui/icons";

interface AttachButtonProps {
  label: string;
  icon: Icon;
  /** Types of files that the file picker offers. */
  accept: string;
  onChoose: (files: File[]) => void;
}

/** A button that opens the device's file picker. */
export function AttachButton({ label, icon: Icon, accept, onChoose }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef(onChoose); // the files are for the conversation in which the picker was opened
  return (
    <>
      <IconButton
        label={label}
        icon={Icon}
        onClick={() => {
          chosen.current = onChoose;
          input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          chosen.current([...(currentTarget.files ?? [])]);
          currentTarget.value = ""; // or the same file, once removed, could not be chosen again
        }}
      />
    </>
  );
}
