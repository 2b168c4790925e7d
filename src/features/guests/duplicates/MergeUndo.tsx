import { useText } from "@/shared/i18n/useText";
import { UndoOffer } from "@/shared/undo/UndoOffer";

import { guestMerges, guestsApart } from "../guestUndo";

/** In the drawer while it is open, because the page below it cannot be reached; on the page after that. */
export function MergeUndo() {
  const { text } = useText();
  return (
    <>
      <UndoOffer undo={guestMerges} sentenceOf={([merge]) => text("guests.merge.done", { name: merge?.name ?? "" })} />
      <UndoOffer undo={guestsApart} sentenceOf={([told]) => text("guests.apart.done", { names: told?.names ?? "" })} />
    </>
  );
}
