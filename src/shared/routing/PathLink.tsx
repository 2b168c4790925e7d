import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";

import { openPath, openPathOver } from "./openPath";

interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  ref?: Ref<HTMLAnchorElement>;
  /** A path of the app, with a query. */
  to: string;
  /** It opens over the page, whose query stays as it is. */
  isOver?: boolean;
}

/**
 * For long lists of links: unlike the router's link it does not subscribe to the address, so it does not render again.
 */
export function PathLink({ to, isOver = false, onClick, children, ...anchor }: PathLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    (isOver ? openPathOver : openPath)(to);
  }

  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Another button or a modifier key asks for a new tab, a window or a download. */
export const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
