import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Inner width of an element in px, measured before it is painted; 0 until then. */
export function useWidth<Measured extends HTMLElement>(): [ref: RefObject<Measured | null>, width: number] {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
