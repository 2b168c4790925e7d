import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
const paper = () => window.matchMedia("print");

/** While the page is being printed, by a button or by the browser's own command. Firefox tells it by events alone. */
export const useIsOnPaper = (): boolean => useSyncExternalStore(subscribe, () => isPrinting || paper().matches);

/** Drawn before the event ends: the browser then lays out what is there. */
function subscribe(changed: () => void) {
  const tell = ({ type }: Event) => {
    if (type !== "change") isPrinting = type === "beforeprint";
    flushSync(changed);
  };
  const media = paper();
  media.addEventListener("change", tell);
  for (const event of ["beforeprint", "afterprint"]) window.addEventListener(event, tell);
  return () => {
    media.removeEventListener("change", tell);
    for (const event of ["beforeprint", "afterprint"]) window.removeEventListener(event, tell);
  };
}
