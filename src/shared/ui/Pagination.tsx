import "./pagination.scss";

import { useId } from "react";

import { useText } from "@/shared/i18n/useText";

import { IconButton } from "./IconButton";
import { BackIcon, FirstIcon, type Icon, LastIcon, NextIcon } from "./icons";
import { Row } from "./layout/Row";

interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** Rows of all pages. */
  total: number;
  /** The page sizes to choose from. */
  sizes: readonly number[];
  onChange: (place: { page: number; perPage: number }) => void;
}

export function Pagination({ page, perPage, total, sizes, onChange }: PaginationProps) {
  const { text } = useText();
  const id = useId();
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const goTo = (to: number) => onChange({ page: to, perPage });

  return (
    <Row
      padX={16}
      padY={8}
      as="nav"
      gap={12}
      rowGap={8}
      justify="end"
      wraps
      tone="muted"
      size={14}
      className="pagination"
      aria-label={text("table.pages")}
    >
      <label htmlFor={id}>{text("table.rowsPerPage")}</label>
      <select
        id={id}
        className="pagination-size"
        value={perPage}
        onChange={(event) => onChange({ page: 1, perPage: Number(event.target.value) })}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <span className="pagination-range">
        {text("table.range", { from, to: Math.min(total, page * perPage), total })}
      </span>
      <Row as="span" className="pagination-buttons">
        <PageButton icon={FirstIcon} label={text("table.first")} isOff={page <= 1} onGo={() => goTo(1)} />
        <PageButton icon={BackIcon} label={text("table.previous")} isOff={page <= 1} onGo={() => goTo(page - 1)} />
        <PageButton icon={NextIcon} label={text("table.next")} isOff={page >= last} onGo={() => goTo(page + 1)} />
        <PageButton icon={LastIcon} label={text("table.last")} isOff={page >= last} onGo={() => goTo(last)} />
      </Row>
    </Row>
  );
}

interface PageButtonProps {
  icon: Icon;
  label: string;
  isOff: boolean;
  onGo: () => void;
}

/** A disabled button keeps the focus: paging to the end by keyboard must not lose it. */
function PageButton({ icon: Arrow, label, isOff, onGo }: PageButtonProps) {
  return (
    <IconButton
      label={label}
      icon={Arrow}
      size={18}
      isMirrored
      aria-disabled={isOff}
      onClick={isOff ? undefined : onGo}
    />
  );
}
