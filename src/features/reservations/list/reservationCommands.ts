import { isEnded } from "@/domain/reservations/situationOf";
import { fitOf, foldedWords, wordFit } from "@/domain/text/wordFit";
import type { CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import { recordPath } from "@/shared/hotel/recordPaths";
import { BillingIcon } from "@/shared/ui/icons";

import { namesOfStay, stayCommand } from "@/shared/stay/record/stayCommand";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

const SHORTEST_QUERY = 3;
const MOST_FOUND = 5;

/** The number of a reservation as it is said: "305", "rsv 305", "RSV-000305". */
const number = /^(?:rsv)?[\s-]*0*(\d{1,6})$/i;

/** Reservations by a part of the guest's name or by the number; with "folio" before it, their folios. */
export function reservationCommands(tools: CommandTools): CommandFinder {
  const { title, words } = titleAndWords("desk.folioOf", tools, { customer: "" });
  const saysFolio = foldedWords(`${title} ${words}`);
  return async (typed) => {
    const isFolio = (word: string) => fitOf(foldedWords(word), saysFolio) === wordFit.whole;
    const said = typed.trim().split(/\s+/);
    const sought = said.filter((word) => !isFolio(word)).join(" ");
    if (sought.length < SHORTEST_QUERY) return [];
    const found = (await Promise.all(asked(sought).map(search))).flat();
    if (!said.some(isFolio)) return found.map((stay) => ({ ...stayCommand(stay, tools), isFound: true }));
    return found.map((stay) => ({
      ...titleAndWords("desk.folioOf", tools, { customer: stay.customer }),
      id: `desk.folioOf ${stay.id}`,
      detail: stay.id,
      about: namesOfStay(stay),
      isPast: isEnded(stay.situation),
      isFound: true,
      place: tools.text("menu.reservations"),
      icon: BillingIcon,
      run: () => void tools.navigate(recordPath(stay.id, "folio")),
    }));
  };
}

/** A number is that of one reservation first; it may be a part of another one, or of a room. */
function asked(sought: string): string[] {
  const [, digits] = number.exec(sought) ?? [];
  return digits ? [`RSV-${digits.padStart(6, "0")}`, sought] : [sought];
}

const search = async (text: string) =>
  (await reservationsApi.listReservations({ query: { text, perPage: MOST_FOUND } })).rows;
