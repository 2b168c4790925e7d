import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { hasNavigated } from "./navigated";

/** For a page's heading: after a change of route the focus comes there, so that the title is read. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
