import { useSearchParams } from "react-router-dom";

import { messageTones } from "@/shared/hotel/tones";
import { newMessageTo, proposed } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { isNewId } from "@/shared/routing/paths";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { addressed, templates } from "../base/contactApi";
import { MessagePanel } from "./MessagePanel";
import { messageRecord } from "./messageRecord";
import { guestOf } from "./guestOf";

/** A message beside the list, or a new one: perhaps to the guest that the address names. */
export function MessageDrawer({ id }: { id: string }) {
  const { text } = useText();
  const [params] = useSearchParams();
  const known = templates.use();
  const to = addressed.use((isNewId(id) && params.get(newMessageTo)) || "");
  const words = { subject: params.get(proposed.subject) ?? "", body: params.get(proposed.body) ?? "" };
  return (
    <RecordDrawer
      record={messageRecord}
      id={id}
      newTitle={text("guestContact.write")}
      titleOf={(message) => (message ? `${guestOf(message, text)} · ${id}` : text("guestContact.message"))}
      renderBeside={({ state }) => (
        <StateBadge tone={messageTones[state]}>{text(`guestContact.state.${state}`)}</StateBadge>
      )}
      own={[newMessageTo, ...Object.values(proposed)]}
      needs={[known, to]}
    >
      {(message) => (
        <MessagePanel key={message?.state} message={message} to={to.data} words={words} templates={known.data ?? []} />
      )}
    </RecordDrawer>
  );
}
