import { fullName } from "@/domain/people/names";
import type { CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { GuestsIcon } from "@/shared/ui/icons";

import { guestPath } from "./list/guestPaths";
import { guestsApi } from "./list/guestsApi";

const SHORTEST_QUERY = 3;
const MOST_FOUND = 5;

/** Guests by a part of their name, e-mail, telephone or document. */
export function guestCommands({ text, navigate }: CommandTools): CommandFinder {
  return async (typed) => {
    const query = typed.trim();
    if (query.length < SHORTEST_QUERY) return [];
    const guests = await guestsApi.searchGuests({ query: { text: query } });
    return guests.slice(0, MOST_FOUND).map((guest) => ({
      id: `guest ${guest.id}`,
      title: fullName(guest),
      detail: guest.email || guest.phone,
      names: [fullName(guest)],
      isFound: true,
      place: text("menu.guests"),
      icon: GuestsIcon,
      run: () => void navigate(guestPath(guest.id)),
    }));
  };
}
