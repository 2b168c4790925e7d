import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { WarningIcon } from "@/shared/ui/icons";

import { messageDiscarded, messageRetried, type OutgoingMessage } from "./outboxSlice";

/** A message could not be sent: why, and what one can do. It stays until one does. */
export function UnsentActions({ outgoing }: { outgoing: OutgoingMessage }) {
  const { text, say } = useText();
  const dispatch = useDispatch();
  return (
    <div className="unsent" role="alert">
      <p>
        <WarningIcon size={15} aria-hidden="true" />
        {text("conversation.state.failed")}
        {outgoing.reason && <span dir="auto">{say(outgoing.reason)}</span>}
      </p>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        tabIndex={-1}
        onClick={() => dispatch(messageRetried(outgoing))}
      >
        {text("retry")}
      </button>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        tabIndex={-1}
        onClick={() => dispatch(messageDiscarded(outgoing.clientId))}
      >
        {text("conversation.discard")}
      </button>
    </div>
  );
}
