import type { Ticket, ticket } from "@/contract/pos/tickets";
import type { Dialogs } from "@/shared/definition/actsOf";
import { DefinedPage } from "@/shared/definition/DefinedPage";

import { ReturnDialog } from "./ReturnDialog";
import { TicketDetails } from "./TicketDetails";
import { tickets } from "./tickets";

const dialogs: Dialogs<typeof ticket, Ticket> = {
  giveBack: (dialog, one) => <ReturnDialog dialog={dialog} ticket={one} />,
};

/** Sales with their returns, and what is put aside. */
export const TicketsPage = () => (
  <DefinedPage of={tickets} dialogs={dialogs}>
    {(one) => <TicketDetails ticket={one} />}
  </DefinedPage>
);
