import { hasDrafts } from "./storedSession";

const holders = new Set<symbol>();
const unfinished = new Set<symbol>();

/** Whether leaving the page now would lose something. */
export const isWorkUnsaved = () => holders.size > 0;

/** Whether signing out now would lose something, even if a reload would bring it back. */
export const isWorkUnfinished = () => isWorkUnsaved() || unfinished.size > 0 || hasDrafts();

/** Marks work as unsaved until the returned function is called; until then the browser asks before leaving the page. */
export function holdUnsavedWork() {
  const holder = Symbol("unsaved work");
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  holders.add(holder);
  window.addEventListener("beforeunload", ask);
  return () => {
    holders.delete(holder);
    window.removeEventListener("beforeunload", ask);
  };
}

/** Marks work that survives the page but not a sign-out, until the returned function is called. */
export function holdUnfinishedWork() {
  const holder = Symbol("unfinished work");
  unfinished.add(holder);
  return () => void unfinished.delete(holder);
}
