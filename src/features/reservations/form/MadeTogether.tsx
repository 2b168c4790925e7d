import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { madeTogether } from "@/shared/stay/record/deletions";
import { UndoBar } from "@/shared/ui/overlays/UndoBar";

/** Offers to take back a whole booking of several rooms. Its page goes with it: the list is next. */
export function MadeTogether() {
  const { text } = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { actions, selectors } = madeTogether;
  const made = useSelector(selectors.selectUndoable);
  if (made.length === 0) return null;

  function undo() {
    dispatch(actions.undone(made));
    void navigate(paths.reservations);
  }

  return (
    <UndoBar
      key={made[0]?.id}
      sentence={text("booking.madeTogether", { count: made.length })}
      takesFocus={false}
      onUndo={undo}
      onExpire={() => dispatch(actions.expired())}
    />
  );
}
