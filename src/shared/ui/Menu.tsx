import type { ReactNode } from "react";
import Dropdown from "react-bootstrap/Dropdown";

import { DropdownOpener } from "./DropdownOpener";

interface MenuProps {
  /** The button's name, and the menu's. */
  label: string;
  /** What the button shows, unless the stylesheet draws it. */
  button?: ReactNode;
  className?: string;
  /** -1 where the arrow keys lead to the button. */
  tabIndex?: number;
  children: ReactNode;
}

/** A button that opens a menu of things to do: arrows walk, Escape closes and returns. */
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
  /** Of a menu that chooses one of several: whether this is the one. */
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
