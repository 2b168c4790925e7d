import type { Ticket, ticket } from "@/contract/pos/tickets";
import type { Dialogs } from "@/shared/definition/actsOf";
import { DefinedPage } from "@/shared/definition/DefinedPage";
import { onDemand } from "@/shared/ui/states/onDemand";

import { tickets } from "./tickets";

const ReturnDialog = onDemand(async () => (await import("./ReturnDialog")).ReturnDialog, null);
const TicketDetails = onDemand(async () => (await import("./TicketDetails")).TicketDetails);

const dialogs: Dialogs<typeof ticket, Ticket> = {
  giveBack: (dialog, one) => <ReturnDialog dialog={dialog} ticket={one} />,
};

/** Sales with their returns, and what is put aside. */
export const TicketsPage = () => (
  <DefinedPage of={tickets} dialogs={dialogs}>
    {(one) => <TicketDetails ticket={one} />}
  </DefinedPage>
);
