import { useRef } from "react";

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
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => {
          chosen.current = onChoose;
          input.current?.click();
        }}
      >
        <Icon size={20} aria-hidden="true" />
      </button>
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
