import { useParams } from "react-router-dom";

import { ListPage } from "@/shared/list/page/ListPage";

import { CreateButton } from "@/shared/ui/page/CreateButton";

import { ContactParts } from "../base/ContactParts";
import { newMessagePath } from "../base/contactPaths";
import { BulkDrawer } from "./BulkDrawer";
import { MessageDrawer } from "./MessageDrawer";
import { messageList } from "./messageList";

const buttons = (
  <>
    <ContactParts />
    <CreateButton label="guestContact.write" path={newMessagePath} />
  </>
);

/** Messages to guests, and their states; a message, or one to many, opens over the list. */
export function MessagesPage() {
  const { part, id } = useParams();
  return (
    <ListPage list={messageList} description="guestContact.plan" buttons={buttons}>
      {part === "bulk" && <BulkDrawer />}
      {part === "messages" && id !== undefined && <MessageDrawer key={id} id={id} />}
    </ListPage>
  );
}
