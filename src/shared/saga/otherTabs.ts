import type { Saga } from "./effects";
import { onHeard } from "./onHeard";

/**
 * Runs `worker` for each storage change of another tab that `isAbout` accepts. A tab gets no events for its own
 * changes.
 */
export const onOtherTabs = (
  isAbout: (event: StorageEvent) => boolean,
  worker: (event: StorageEvent) => Saga<unknown>,
) =>
  onHeard<StorageEvent>((emit) => {
    const tell = (event: StorageEvent) => void (isAbout(event) && emit(event));
    window.addEventListener("storage", tell);
    return () => window.removeEventListener("storage", tell);
  }, worker);
