import { useText } from "@/shared/i18n/useText";
import { ListPage } from "@/shared/list/ListPage";

import { CreateButton } from "@/shared/ui/CreateButton";

import { ContactParts } from "../ContactParts";
import { newMessagePath } from "../contactPaths";
import { BulkDrawer } from "./BulkDrawer";
import { MessageDrawer } from "./MessageDrawer";
import { messageList } from "./messageList";

const buttons = <Buttons />;

interface MessagesPartProps {
  /** Of the message that is open over the list. */
  id: string | undefined;
  /** A message to many is open instead. */
  isBulk: boolean;
}

/** What was said to the guests, and what became of it. */
export function MessagesPart({ id, isBulk }: MessagesPartProps) {
  return (
    <ListPage
      list={messageList}
      title="guestContact.title"
      parent="menu.guests"
      description="guestContact.plan"
      buttons={buttons}
    >
      {isBulk && <BulkDrawer />}
      {!isBulk && id !== undefined && <MessageDrawer key={id} id={id} />}
    </ListPage>
  );
}

function Buttons() {
  return (
    <>
      <ContactParts />
      <CreateButton label={useText().text("guestContact.write")} path={newMessagePath} />
    </>
  );
}
