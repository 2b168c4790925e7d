import "./search-box.scss";

import { useRef } from "react";

import { useText } from "@/shared/i18n/useText";

import { CloseIcon, SearchIcon } from "@/shared/ui/icons";

interface SearchBoxProps {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text field that filters the content below it. A button or Escape clears it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const { text } = useText();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange("");
    input.current?.focus();
  }

  return (
    <div className="search-box screen-only">
      <SearchIcon size={18} aria-hidden="true" className="search-box-icon" />
      <input
        ref={input}
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && value && clear()}
      />
      {value && (
        <button type="button" className="search-box-clear" aria-label={text("search.clear")} onClick={clear}>
          <CloseIcon size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
