import "./dropdown.scss";

import type { ReactNode } from "react";
import Dropdown from "react-bootstrap/Dropdown";

import { ErrorBoundary } from "../states/ErrorBoundary";
import { DropdownOpener } from "./DropdownOpener";

interface FlyoutProps {
  label: string;
  icon: ReactNode;
  /** A number on the button; `badgeText` is its accessible text. */
  badge?: number;
  badgeText?: string;
  /** A click inside navigates, and so closes it. */
  closesOnClick?: boolean;
  /** The panel's content, drawn once the panel is first opened: a start need not wait for it. */
  children: () => ReactNode;
}

/** Distance to the sides of a phone, px. */
const offTheEdge = { modifiers: [{ name: "preventOverflow", options: { padding: 12 } }] };

/** A button that opens a small panel, larger than a menu and smaller than a page. */
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
        <ErrorBoundary>
          <Content draw={children} />
        </ErrorBoundary>
      </Dropdown.Menu>
    </DropdownOpener>
  );
}

const Content = ({ draw }: { draw: () => ReactNode }) => draw();
