import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { hasNavigated } from "./navigated";
import { useDocumentTitle } from "./useDocumentTitle";

/** For the heading of a page: names the document, and takes the focus after a change of route, so that it is read. */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle(title);

  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
