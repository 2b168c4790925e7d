import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { UndoBar } from "@/shared/ui/UndoBar";

import { deletionsExpired, deletionsUndone, selectDeletions } from "./deletionSlice";

/** Offers to take back what was deleted last. */
export function DeletedReservations() {
  const { text } = useText();
  const dispatch = useDispatch();
  const deletions = useSelector(selectDeletions);
  const [first] = deletions;
  if (!first) return null;
  return (
    <UndoBar
      key={deletions.map(({ id }) => id).join()}
      sentence={
        deletions.length === 1
          ? text("delete.done", { customer: first.customer })
          : text("delete.manyDone", { count: deletions.length })
      }
      onUndo={() => dispatch(deletionsUndone(deletions))}
      onExpire={() => dispatch(deletionsExpired())}
    />
  );
}
