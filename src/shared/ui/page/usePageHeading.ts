import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { focusHeadingIfLost } from "./focusHeadingIfLost";
import { hasNavigated } from "./navigated";
import { useDocumentTitle } from "./useDocumentTitle";

/**
 * For the heading of a page: names the document, and takes the focus after a change of route, so that it is read. A
 * drawer that opens over the page has the focus itself, and gives it back to its opener.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasBelowDrawer = useRef(false);
  const { pathname } = useLocation();
  useDocumentTitle(title);

  useEffect(() => {
    const isBelowDrawer = document.querySelector(".drawer") !== null;
    if (!isBelowDrawer && wasBelowDrawer.current) focusHeadingIfLost();
    else if (!isBelowDrawer && hasNavigated()) heading.current?.focus({ preventScroll: true });
    wasBelowDrawer.current = isBelowDrawer;
  }, [pathname]);

  return heading;
}
