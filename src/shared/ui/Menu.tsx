import type { ReactNode } from "react";
import Dropdown from "react-bootstrap/Dropdown";

interface MenuProps {
  /** The button's name, and the menu's. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  className?: string;
  /** -1 where the arrow keys lead to the button. */
  tabIndex?: number;
  children: ReactNode;
}

/** A button that opens a menu of things to do: arrows walk, Escape closes and returns. */
export function Menu({ label, button, className = "icon-button", tabIndex, children }: MenuProps) {
  return (
    <Dropdown align="end">
      <Dropdown.Toggle as="button" bsPrefix={className} aria-label={label} title={label} tabIndex={tabIndex}>
        {button}
      </Dropdown.Toggle>
      <Dropdown.Menu role="menu" aria-label={label}>
        {children}
      </Dropdown.Menu>
    </Dropdown>
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
