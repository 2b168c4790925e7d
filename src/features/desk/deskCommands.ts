import { generatePath } from "react-router-dom";

import type { DeskRow } from "@/contract/reservations/desk";
import { textSearch } from "@/domain/text/textSearch";
import type { Command, CommandSource, CommandTools } from "@/shared/commands/commandSources";
import { paths } from "@/shared/routing/paths";
import { ArrivalIcon, BillingIcon, type Icon, SignOutIcon } from "@/shared/ui/icons";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";

const SHORTEST_QUERY = 3;
const MOST_FOUND = 5;

type DeskStep = "checkIn" | "checkOut" | "pay";

const icons: Record<DeskStep, Icon> = { checkIn: ArrivalIcon, checkOut: SignOutIcon, pay: BillingIcon };

/** "check-in ramos", "check-out 305", "cobrar 305", or just whom: by name or by the number of the room. */
export const deskCommands: CommandSource = async (typed, tools) => {
  const { step, whom } = wordsIn(typed, tools);
  if (typed.trim().length < SHORTEST_QUERY || whom === "") return [];
  const { arrivals: coming, noShows, inHouse } = await reservationsApi.getDesk();
  const arrivals = [...coming, ...noShows];
  const isFound = textSearch(whom);
  const found = (rows: DeskRow[], does: DeskStep) =>
    rows
      .filter(({ customer, room }) => room === whom || isFound(customer))
      .slice(0, MOST_FOUND)
      .map((row) => commandOf(row, does, tools));
  if (step === "pay") return [...found(inHouse, "pay"), ...found(arrivals, "checkIn")];
  return [
    ...(step === "checkOut" ? [] : found(arrivals, "checkIn")),
    ...(step === "checkIn" ? [] : found(inHouse, "checkOut")),
  ];
};

/** The step of the desk in the language of the screen, if the query begins with one, and the rest. */
function wordsIn(typed: string, { text }: CommandTools): { step?: DeskStep; whom: string } {
  const query = typed.trim().toLowerCase();
  const steps: [DeskStep, string][] = [
    ["checkIn", text("desk.checkIn")],
    ["checkOut", text("desk.checkOut")],
    ["pay", text("booking.action.pay")],
  ];
  const said = steps.find(([, word]) => query.startsWith(`${word.toLowerCase()} `));
  return said ? { step: said[0], whom: query.slice(said[1].length).trim() } : { whom: query };
}

function commandOf({ id, customer, room }: DeskRow, step: DeskStep, { text, navigate }: CommandTools): Command {
  const name = step === "pay" ? text("booking.action.pay") : text(`desk.${step}`);
  return {
    id: `${step} ${id}`,
    title: [name, customer, room].filter(Boolean).join(" · "),
    place: text("menu.reservations"),
    icon: icons[step],
    run: () => void navigate(generatePath(step === "checkIn" ? paths.checkIn : paths.checkOut, { id })),
  };
}
