import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Of a picture whose room has no width: not on the screen, but on paper. It is scaled there. */
const PAPER_WIDTH = 640;

/** The width of an element in whole px, followed, so that letters are drawn in their size. */
export function useWidth(): { room: RefObject<HTMLDivElement | null>; width: number } {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(PAPER_WIDTH);
  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => setWidth(Math.floor(element.clientWidth) || PAPER_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, width };
}
