import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";

import { newerPageShown, selectHasNewerPage } from "./reservationsSlice";

/** Others have brought rows in, or taken some away: the list waits to be asked before it moves, and so does this note. */
export function ChangedNote() {
  const { text } = useText();
  const dispatch = useDispatch();
  const hasNewer = useSelector(selectHasNewerPage);
  return (
    <div role="status" className="list-changed">
      {hasNewer && (
        <p>
          {text("list.changed")}{" "}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => dispatch(newerPageShown())}>
            {text("list.showChanges")}
          </button>
        </p>
      )}
    </div>
  );
}
