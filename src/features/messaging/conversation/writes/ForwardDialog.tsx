import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { messageLimits } from "@/contract/messaging/conversations";
import { textSearch } from "@/domain/text/textSearch";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Alert } from "@/shared/ui/states/Alert";
import { Avatar } from "@/shared/ui/Avatar";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { Loading } from "@/shared/ui/states/Loading";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

import { forwardEnded, forwardSubmitted, selectForwarding } from "./forwardingSlice";
import { namesOf, selectReceivers } from "./selectReceivers";

/** How many are listed; the search finds the others. */
const LISTED = 50;

/** Chooses the people and channels that a message is forwarded to, with a note. */
export function ForwardDialog() {
  const { text } = useText();
  const dispatch = useDispatch();
  const { message } = useSelector(selectForwarding);
  return (
    <Dialog
      isOpen={message !== null}
      title={text("conversation.forward.title")}
      onClose={() => dispatch(forwardEnded())}
    >
      <ForwardForm />
    </Dialog>
  );
}

function ForwardForm() {
  const { text, say } = useText();
  const dispatch = useDispatch();
  const { message, status, failed, reason, clientId } = useSelector(selectForwarding);
  const receivers = useSelector(selectReceivers);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const [note, setNote] = useState("");
  const isSubmitting = status === "submitting";
  const isTooLong = note.length > messageLimits.textLetters;
  const isFound = textSearch(query);
  const shown = receivers.filter(({ name }) => isFound(name)).slice(0, LISTED);

  function submit() {
    if (!message || isSubmitting || isTooLong || chosen.length === 0) return;
    // not again to those who have it already
    const left = status === "partlyDone" ? chosen.filter((id) => failed.includes(id)) : chosen;
    const attempt = [clientId, ...left.toSorted()].join("-");
    dispatch(forwardSubmitted({ mId: message.mId, receivers: left, note, clientId: attempt }));
  }

  return (
    <Stack
      as="form"
      gap={12}
      className="forward"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {status === "refused" && reason && <Alert kind="danger">{say(reason)}</Alert>}
      {status === "partlyDone" && (
        <Alert kind="danger">{text("conversation.forward.failed", { names: namesOf(receivers, failed) })}</Alert>
      )}
      <SearchBox label={text("conversation.forward.search")} value={query} onChange={setQuery} />
      <ul className="forward-receivers" aria-label={text("conversation.forward.receivers")}>
        {shown.map(({ id, name, image }) => (
          <li key={id}>
            <Row lights as="label" gap={12} className="forward-receiver">
              <input
                type="checkbox"
                className="form-check-input"
                checked={chosen.includes(id)}
                onChange={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <Avatar name={name} image={image} />
              <span dir="auto">{name}</span>
            </Row>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <Muted as="p" size={14} className="forward-none">
          {text("conversation.forward.none")}
        </Muted>
      )}
      <label className="form-label" htmlFor="forward-note">
        {text("conversation.forward.note")}
      </label>
      <textarea
        id="forward-note"
        className={isTooLong ? "form-control is-invalid" : "form-control"}
        rows={2}
        dir="auto"
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? "forward-problem" : undefined}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {isTooLong && (
        <p id="forward-problem" className="field-problem">
          {text("composer.tooLong")}
        </p>
      )}
      <Muted as="p" size={14} className="forward-chosen" role="status">
        {chosen.length > 0 && text("conversation.forward.to", { names: namesOf(receivers, chosen) })}
      </Muted>
      <div className="form-submit">
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={isSubmitting || isTooLong || chosen.length === 0}
        >
          {text("conversation.forward.submit")}
        </button>
        {isSubmitting && <Loading />}
      </div>
    </Stack>
  );
}
