import type { MouseEvent } from "react";
import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { WarningIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { messageDiscarded, messageRetried, type OutgoingMessage } from "../state/outboxSlice";

/**
 * Actions of an unsent message. A refused one says why and stays until the person acts; a pending one is sent when the
 * connection is back.
 */
export function UnsentActions({ outgoing }: { outgoing: OutgoingMessage }) {
  const { text } = useText();
  const dispatch = useDispatch();

  function discard({ currentTarget: button }: MouseEvent<HTMLElement>) {
    neighbourOf(button)?.focus({ preventScroll: true }); // keep the focus when the message goes
    dispatch(messageDiscarded(outgoing.clientId));
  }

  return (
    <Row before={4} gap={6} justify="end" wraps className="unsent">
      {outgoing.status === "failed" && <Refusal outgoing={outgoing} />}
      <button type="button" className="btn btn-quiet btn-sm" tabIndex={-1} onClick={discard}>
        {text("conversation.discard")}
      </button>
    </Row>
  );
}

/** The next message, or the previous one if it is the last. */
function neighbourOf(button: HTMLElement): HTMLElement | undefined {
  const row = button.closest("[data-row]");
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  return beside.flatMap((one) => one?.querySelector<HTMLElement>("[data-key]") ?? [])[0];
}

function Refusal({ outgoing }: { outgoing: OutgoingMessage }) {
  const { text, say } = useText();
  const dispatch = useDispatch();
  return (
    <>
      <p role="alert">
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
    </>
  );
}
