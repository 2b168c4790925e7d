import "./dropdown.scss";
import "../icon-button.scss";

import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import Dropdown from "react-bootstrap/Dropdown";

interface DropdownOpenerProps {
  label: string;
  description?: string;
  className?: string;
  /** -1 if other keys reach the button. */
  tabIndex?: number;
  /** The button's content, and what overlaps its edge. */
  face?: ReactNode;
  badge?: ReactNode;
  /** A menu focuses its first item when opened by a key. */
  isMenu?: boolean;
  autoClose?: true | "outside";
  /** The `Dropdown.Menu`. */
  children: ReactNode;
}

/** A button and its dropdown. Until first use it renders only the button, because each row of a long list has one. */
export function DropdownOpener(props: DropdownOpenerProps) {
  const {
    label,
    description,
    className = "icon-button",
    tabIndex,
    face,
    badge,
    isMenu = false,
    autoClose,
    children,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<"key" | "pointer" | "nothing">();
  const isOpen = openedBy === "key" || openedBy === "pointer";
  const isUsed = openedBy !== undefined;

  function openWithArrow(event: KeyboardEvent) {
    if (isUsed || event.key !== "ArrowDown") return; // later on the dropdown itself listens
    event.preventDefault();
    setOpenedBy("key");
  }

  return (
    <div className="dropdown">
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        tabIndex={tabIndex}
        aria-label={label}
        aria-describedby={description && `${id}-description`}
        aria-haspopup={isMenu ? "menu" : undefined}
        aria-expanded={isOpen}
        title={label}
        onClick={({ currentTarget, detail }) => {
          currentTarget.focus(); // some browsers do not focus a clicked button
          setOpenedBy(isOpen ? "nothing" : detail === 0 ? "key" : "pointer");
        }}
        onKeyDown={openWithArrow}
      >
        {face}
      </button>
      {description && (
        <span id={`${id}-description`} hidden>
          {description}
        </span>
      )}
      {badge}
      {isUsed && (
        <Dropdown
          align="end"
          autoClose={autoClose}
          show={isOpen}
          focusFirstItemOnShow={isMenu && openedBy === "key"}
          onToggle={(show, { source }) => setOpenedBy(show ? (source === "keydown" ? "key" : "pointer") : "nothing")}
        >
          <Dropdown.Toggle as={ButtonAlreadyThere} button={button} />
          {children}
        </Dropdown>
      )}
    </div>
  );
}

interface ButtonAlreadyThereProps {
  ref?: Ref<HTMLButtonElement>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Gives the dropdown its button. */
function ButtonAlreadyThere({ ref, button }: ButtonAlreadyThereProps) {
  useImperativeHandle(ref, () => button.current!, [button]);
  return null;
}
