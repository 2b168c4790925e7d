import "./filter-fold.scss";

import type { ReactNode } from "react";

import { useText } from "@/shared/i18n/useText";

import { FiltersIcon } from "@/shared/ui/icons";
import { useDisclosure } from "@/shared/ui/useDisclosure";

interface FilterFoldProps {
  /** Of the filters that are set. */
  count: number;
  children: ReactNode;
}

/** Filters behind a button that says how many are set, where there is no room for them. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const { text } = useText();
  const { id, isOpen, opener } = useDisclosure();
  return (
    <>
      <button type="button" className="btn btn-quiet filter-fold" {...opener}>
        <FiltersIcon size={18} aria-hidden="true" />
        {text("list.filters")} {count > 0 && `(${count})`}
      </button>
      {isOpen && (
        <div id={id} className="filter-fold-panel">
          {children}
        </div>
      )}
    </>
  );
}
