import { generatePath } from "react-router-dom";

import type { Desk } from "@/contract/reservations/desk";
import { type SetUp, setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import type { Command, CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { keptReply } from "@/shared/commands/keptReply";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import { sheetNames, sheetPath } from "@/shared/day/deskSheets";
import { arrivalsMessagePath, blockPath, planningFloorPath } from "@/shared/hotel/newPaths";
import { paths } from "@/shared/routing/paths";
import { stayCommand } from "@/shared/stay/record/stayCommand";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import { GuestsIcon, MailIcon, MaintenanceIcon, PrintIcon, RoomsIcon } from "@/shared/ui/icons";

import { emptyRoomCommand, type Stay, stayActCommands } from "./stayActs";

const { getSetUp } = createClient(setUpContract);

/** Rooms and who is at the desk today, with the acts that are possible on them, by name, number or room. */
export function deskCommands(tools: CommandTools): CommandFinder {
  const actions = deskActions(tools);
  const commands = keptReply(async () => {
    const [day, setUp] = await Promise.all([reservationsApi.getDesk(), getSetUp()]);
    return [...actions, ...commandsOfToday(day, setUp, tools)];
  });
  return (query) => (query.trim() === "" ? actions : commands());
}

function deskActions(tools: CommandTools): Command[] {
  const place = tools.text("menu.reservations");
  const { navigate } = tools;
  const sheets = sheetNames.map((sheet) => ({
    ...titleAndWords(`desk.print.${sheet}`, tools),
    id: `print ${sheet}`,
    place,
    icon: PrintIcon,
    run: () => void navigate(sheetPath(sheet)),
  }));
  return [
    ...sheets,
    {
      ...titleAndWords("desk.walkIn", tools),
      id: "walkIn",
      place,
      icon: GuestsIcon,
      run: () => void navigate(paths.walkIn),
    },
    {
      ...titleAndWords("desk.message", tools),
      id: "message",
      place,
      icon: MailIcon,
      run: () => void navigate(arrivalsMessagePath),
    },
    {
      ...titleAndWords("desk.block", tools),
      id: "block",
      place,
      icon: MaintenanceIcon,
      run: () => void navigate(blockPath()),
    },
  ];
}

function commandsOfToday(day: Desk, setUp: SetUp, tools: CommandTools): Command[] {
  // who is in house first: of two on one room it owes and has the folio; a check-in of it is not possible, so it gives way
  const stays: Stay[] = [
    ...day.inHouse.map((row) => ({ ...row, isInHouse: true })),
    ...day.arrivals.map((row) => ({ ...row, isInHouse: false })),
    ...day.noShows.map((row) => ({ ...row, isInHouse: false })),
  ];
  const rooms = setUp.rooms.filter(({ isActive }) => isActive);
  const empty = rooms.filter(({ id }) => !stays.some(({ roomId }) => roomId === id));
  return [
    ...rooms.map((room) => roomCommand(room, stays, tools)),
    ...stays.map((stay) => ({ ...stayCommand(stay, tools), room: stay.room })),
    ...stayActCommands(stays, day, tools),
    ...rooms.map(({ number }) => blockCommand(number, tools)),
    ...empty.map((room) => emptyRoomCommand(room, tools)),
  ];
}

/** The way to who is in a room, or comes into it today; of an empty one to its nights on the planning. */
function roomCommand({ id, number, floor }: SetUp["rooms"][number], stays: Stay[], { text, navigate }: CommandTools) {
  const own = stays.filter(({ roomId }) => roomId === id);
  const stay = own.find(({ isInHouse }) => isInHouse) ?? own[0];
  const title = text("desk.roomNumber", { room: number });
  return {
    id: `room ${id}`,
    title,
    detail: stay?.customer ?? text("desk.roomEmpty"),
    words: text("desk.roomNumber.words"),
    names: [number, title],
    room: number,
    place: text("menu.rooms"),
    icon: RoomsIcon,
    run: () => void navigate(stay ? generatePath(paths.reservation, { id: stay.id }) : planningFloorPath(floor)),
  };
}

const blockCommand = (room: string, tools: CommandTools): Command => ({
  ...titleAndWords("desk.blockRoom", tools, { room }),
  id: `block ${room}`,
  about: [room],
  room,
  place: tools.text("menu.rooms"),
  icon: MaintenanceIcon,
  run: () => void tools.navigate(blockPath(room)),
});
