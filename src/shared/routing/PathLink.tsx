import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";

import { openPath } from "./openPath";

interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  ref?: Ref<HTMLAnchorElement>;
  /** A path of the app, with what the address asks besides. */
  to: string;
}

/** For links of which there are many: unlike the router's own it does not listen to the address, and so stays as it is. */
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

/** Another button or a key held asks for a tab of its own, a window, or a download. */
const isForTheBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
