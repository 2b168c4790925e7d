import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { hasNavigated } from "./navigated";
import { useDocumentTitle } from "./useDocumentTitle";

/**
 * For a page's heading: sets the document title, and takes the focus after a change of route, so that it is announced.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle(title);

  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
