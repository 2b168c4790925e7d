import { paths } from "@/shared/routing/paths";
import { type Ticket, ticket, ticketCalls } from "@/contract/pos/tickets";
import { type GiveBack, tillContract } from "@/contract/pos/till";
import { createClient } from "@/shared/api/createClient";
import { createDefined } from "@/shared/definition/createDefined";

const calls = createClient(ticketCalls);
const { giveBack } = createClient({ giveBack: tillContract.giveBack });

const isReturn = (body: object): body is GiveBack => "goesTo" in body;

/** Sales, and what is to be one. A return is an act of its ticket, by a call of its own. */
export const tickets = createDefined<typeof ticket, Ticket>(ticket, {
  calls: {
    ...calls,
    act: (request) =>
      isReturn(request.body)
        ? giveBack({ ...request, params: { id: request.params.id }, body: request.body })
        : calls.act(request),
  },
  page: paths.tickets,
});
