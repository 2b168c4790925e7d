import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { OutgoingMessage } from "@/contract/guests/messageSchedule";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { SendIcon } from "@/shared/ui/icons";

import { OutgoingList } from "./OutgoingList";
import { sendings } from "./sendings";

/** Sends what is due today, after it has shown to whom. */
export function SendToday({ messages }: { messages: OutgoingMessage[] | undefined }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const isSending = useSelector(sendings.selectPending).some(({ what }) => what.kind === "due");
  const isBusy = isSending || messages === undefined;
  const count = messages?.filter(({ reasons }) => reasons.length === 0).length ?? 0;

  function send() {
    if (count > 0) dispatch(sendings.written({ kind: "due" }));
    setIsOpen(false);
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={isBusy || undefined}
        onClick={() => setIsOpen(!isBusy)}
      >
        <SendIcon size={18} aria-hidden="true" className="mirrored" />
        {text("guestContact.sendToday")}
      </button>
      <Dialog isOpen={isOpen} title={text("guestContact.sendToday")} onClose={() => setIsOpen(false)}>
        <div className="form-submit">
          <button type="button" className="btn btn-primary" aria-disabled={count === 0 || undefined} onClick={send}>
            {text("guestContact.sendCount", { count })}
          </button>
        </div>
        <OutgoingList messages={messages ?? []} />
      </Dialog>
    </>
  );
}
