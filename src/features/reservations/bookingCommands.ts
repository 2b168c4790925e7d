import type { CommandSource } from "@/shared/commands/commandSources";

import { deskCommands } from "./desk/deskCommands";
import { reservationCommands } from "./list/reservationCommands";

/** What the desk does with somebody first, then the reservations. */
export const bookingCommands: CommandSource = async (query, tools) =>
  (await Promise.all([deskCommands(query, tools), reservationCommands(query, tools)])).flat();
