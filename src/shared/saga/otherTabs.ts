import { eventChannel } from "redux-saga";

/** What other tabs of the browser store: a tab is told of theirs alone. */
export const changesByOtherTabs = (isAbout: (event: StorageEvent) => boolean) =>
  eventChannel<StorageEvent>((emit) => {
    const tell = (event: StorageEvent) => isAbout(event) && emit(event);
    window.addEventListener("storage", tell);
    return () => window.removeEventListener("storage", tell);
  });
