import type { ReactNode } from "react";
import Dropdown from "react-bootstrap/Dropdown";

interface FlyoutProps {
  label: string;
  icon: ReactNode;
  /** A number to show on the button; `badgeText` says it in words. */
  badge?: number;
  badgeText?: string;
  children: ReactNode;
}

/** A button that opens a small panel to read and act in, where a menu would be too little and a page too much. */
export function Flyout({ label, icon, badge = 0, badgeText, children }: FlyoutProps) {
  return (
    <Dropdown align="end" autoClose="outside">
      <Dropdown.Toggle as="button" bsPrefix="icon-button" aria-label={label} aria-description={badgeText} title={label}>
        {icon}
      </Dropdown.Toggle>
      {badge > 0 && (
        <span className="icon-badge" aria-hidden="true">
          {badge}
        </span>
      )}
      <Dropdown.Menu as="section" className="flyout" aria-label={label}>
        {children}
      </Dropdown.Menu>
    </Dropdown>
  );
}
