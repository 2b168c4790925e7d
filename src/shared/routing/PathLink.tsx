import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";

import { openPath } from "./openPath";

interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  ref?: Ref<HTMLAnchorElement>;
  /** A path of the app, with a query. */
  to: string;
}

/**
 * For long lists of links: unlike the router's link it does not subscribe to the address, so it does not render again.
 */
export function PathLink({ to, onClick, children, ...anchor }: PathLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    openPath(to);
  }

  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Another button or a modifier key asks for a new tab, a window or a download. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
