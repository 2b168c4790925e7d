import "./dropdown.scss";

import type { ReactNode } from "react";
import Dropdown from "react-bootstrap/Dropdown";

import { DropdownOpener } from "./DropdownOpener";

interface FlyoutProps {
  label: string;
  icon: ReactNode;
  /** A number to show on the button; `badgeText` says it in words. */
  badge?: number;
  badgeText?: string;
  /** A click inside leads elsewhere, and so closes it. */
  closesOnClick?: boolean;
  children: ReactNode;
}

/** In pixels, at the sides of a phone. */
const offTheEdge = { modifiers: [{ name: "preventOverflow", options: { padding: 12 } }] };

/** A button that opens a small panel to read and act in, where a menu would be too little and a page too much. */
export function Flyout({ label, icon, badge = 0, badgeText, closesOnClick = false, children }: FlyoutProps) {
  return (
    <DropdownOpener
      label={label}
      description={badgeText}
      face={icon}
      badge={
        badge > 0 && (
          <span className="icon-badge" aria-hidden="true">
            {badge}
          </span>
        )
      }
      autoClose={closesOnClick || "outside"}
    >
      <Dropdown.Menu as="section" className="flyout" aria-label={label} tabIndex={-1} popperConfig={offTheEdge}>
        {children}
      </Dropdown.Menu>
    </DropdownOpener>
  );
}
