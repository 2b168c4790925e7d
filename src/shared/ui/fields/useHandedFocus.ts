import { type RefObject, useLayoutEffect } from "react";

/** The control that stood here before had the focus, and has just gone. */
let isHandedOn = false;

/** Of controls that take each other's place: the one that comes takes the focus of the one that goes. */
export function useHandedFocus(around: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = around.current;
    if (isHandedOn) element?.querySelector<HTMLElement>("input, button")?.focus();
    isHandedOn = false;
    return () => {
      isHandedOn = element?.contains(document.activeElement) ?? false;
      queueMicrotask(() => (isHandedOn = false)); // unless something else has come in its place
    };
  }, [around]);
}
