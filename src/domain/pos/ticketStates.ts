import { openStates, soldStates, type Ticket } from "@/contract/pos/tickets";

type OfState = Pick<Ticket, "state">;

/** It is paid, whatever came back since. */
export const isSold = ({ state }: OfState): boolean => soldStates.some((one) => one === state);

/** It can still be sold: it is put aside, or a till has taken it up. */
export const isOpen = ({ state }: OfState): boolean => openStates.some((one) => one === state);
