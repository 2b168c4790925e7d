import type { ReactNode } from "react";
import Dropdown from "react-bootstrap/Dropdown";

import { DropdownOpener } from "./DropdownOpener";

interface MenuProps {
  /** Accessible name of the button and the menu. */
  label: string;
  /** The button's content, unless the stylesheet draws it. */
  button?: ReactNode;
  className?: string;
  /** -1 if the arrow keys reach the button. */
  tabIndex?: number;
  children: ReactNode;
}

/** A button that opens a menu of actions: arrow keys walk, Escape closes and returns the focus. */
export function Menu({ label, button, className, tabIndex, children }: MenuProps) {
  return (
    <DropdownOpener label={label} className={className} face={button} tabIndex={tabIndex} isMenu>
      <Dropdown.Menu role="menu" aria-label={label}>
        {children}
      </Dropdown.Menu>
    </DropdownOpener>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  /** In a menu of alternatives: whether this is the chosen one. */
  isChosen?: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, isChosen = false, lang, onChoose, children }: MenuItemProps) {
  return (
    <Dropdown.Item
      as="button"
      type="button"
      role="menuitem"
      lang={lang}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      {icon}
      <span className="menu-text">{children}</span>
    </Dropdown.Item>
  );
}
