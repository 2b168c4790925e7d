import { useDispatch, useSelector } from "react-redux";

import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { Alert } from "@/shared/ui/states/Alert";

import { selectTicket, ticketActions } from "./ticketSlice";
import { useToldWords } from "./useToldWords";

/** The dialog of the till that is open, for the forms of `shared/actions`. */
export function useTillDialog<Input>(act: (input: Partial<Input>) => void): OpenDialog<Input> {
  const dispatch = useDispatch();
  const words = useToldWords();
  const { isSending, refused } = useSelector(selectTicket);
  return {
    act,
    close: () => dispatch(ticketActions.dialogClosed()),
    isBusy: isSending,
    problem: refused && <Alert kind="danger">{words(refused)}</Alert>,
    fields: undefined,
    about: "",
  };
}
