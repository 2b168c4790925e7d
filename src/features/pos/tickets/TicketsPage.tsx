import { DefinedPage } from "@/shared/definition/DefinedPage";

import { ReturnDialog } from "./ReturnDialog";
import { TicketDetails } from "./TicketDetails";
import { tickets } from "./tickets";

/** Sales with their returns, and what is put aside. */
export const TicketsPage = () => (
  <DefinedPage
    of={tickets}
    dialogs={{ giveBack: (dialog, ticket) => <ReturnDialog dialog={dialog} ticket={ticket} /> }}
  >
    {(ticket) => <TicketDetails ticket={ticket} />}
  </DefinedPage>
);
