import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { OfferBar } from "@/shared/undo/OfferBar";

import { guestUndo } from "../list/guestUndo";
import { pairWrites } from "./pairWrites";

/** In the drawer while it is open, because the page below it cannot be reached; on the page after that. */
export function PairNotes() {
  const { text } = useText();
  const waiting = useSelector(pairWrites.selectPending).findLast(({ isWaiting }) => isWaiting)?.what;
  const actions = {
    merge: text("guests.merge"),
    unmerge: text("undo"),
    apart: text("guests.apart"),
    together: text("guests.apart.remove"),
  };
  return (
    <>
      <p role="status">{waiting && text("actions.waits", { action: actions[waiting.act] })}</p>
      <OfferBar undo={guestUndo} />
    </>
  );
}
