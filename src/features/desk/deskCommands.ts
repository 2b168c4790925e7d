import { generatePath } from "react-router-dom";

import type { Desk, DeskRow } from "@/contract/reservations/desk";
import { type SetUp, setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import type { Command, CommandFinder, CommandTools } from "@/shared/commands/commandSources";
import { keptReply } from "@/shared/commands/keptReply";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import { sheetNames, sheetPath } from "@/shared/day/deskSheets";
import { arrivalsMessagePath, blockPath, planningFloorPath, planningStayPath } from "@/shared/hotel/newPaths";
import { recordPath } from "@/shared/hotel/recordPaths";
import { paths } from "@/shared/routing/paths";
import { namesOfStay, stayCommand } from "@/shared/stay/record/stayCommand";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import {
  ArrivalIcon,
  BillingIcon,
  GuestsIcon,
  type Icon,
  MailIcon,
  MaintenanceIcon,
  PrintIcon,
  RoomsIcon,
  SignOutIcon,
} from "@/shared/ui/icons";

const { getSetUp } = createClient(setUpContract);

/** A row of the desk's lists. */
interface Stay extends DeskRow {
  isInHouse: boolean;
}

interface StayAct {
  title: "desk.checkInOf" | "desk.checkOutOf" | "desk.payOf" | "desk.folioOf" | "desk.moveOf";
  icon: Icon;
  isPossible: (stay: Stay, day: Desk) => boolean;
  /** The address that opens its drawer or dialog. */
  pathOf: (id: string) => string;
}

const checkInPath = (id: string) => generatePath(paths.checkIn, { id });
const checkOutPath = (id: string) => generatePath(paths.checkOut, { id });
const folioPath = (id: string) => recordPath(id, "folio");
const leavesLater = ({ checkout }: DeskRow, { businessDate }: Desk) => checkout.slice(0, 10) > businessDate;

const stayActs: StayAct[] = [
  { title: "desk.checkInOf", icon: ArrivalIcon, isPossible: ({ isInHouse }) => !isInHouse, pathOf: checkInPath },
  { title: "desk.checkOutOf", icon: SignOutIcon, isPossible: ({ isInHouse }) => isInHouse, pathOf: checkOutPath },
  {
    title: "desk.payOf",
    icon: BillingIcon,
    isPossible: ({ isInHouse, balance }) => isInHouse && balance > 0,
    pathOf: checkOutPath,
  },
  { title: "desk.folioOf", icon: BillingIcon, isPossible: () => true, pathOf: folioPath },
  {
    title: "desk.moveOf",
    icon: RoomsIcon,
    isPossible: (stay, day) => stay.situation !== "noShow" && leavesLater(stay, day),
    pathOf: planningStayPath,
  },
];

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
  const stays: Stay[] = [
    ...day.arrivals.map((row) => ({ ...row, isInHouse: false })),
    ...day.noShows.map((row) => ({ ...row, isInHouse: false })),
    ...day.inHouse.map((row) => ({ ...row, isInHouse: true })),
  ];
  const rooms = setUp.rooms.filter(({ isActive }) => isActive);
  return [
    ...rooms.map((room) => roomCommand(room, stays, tools)),
    ...stays.map((stay) => stayCommand(stay, tools)),
    ...stays.flatMap((stay) =>
      stayActs.filter(({ isPossible }) => isPossible(stay, day)).map((act) => actCommand(act, stay, tools)),
    ),
    ...rooms.map(({ number }) => blockCommand(number, tools)),
  ];
}

/** The way to who is in a room, or comes into it today; of an empty one to its nights on the planning. */
function roomCommand({ id, number, floor }: SetUp["rooms"][number], stays: Stay[], { text, navigate }: CommandTools) {
  const own = stays.filter(({ roomId }) => roomId === id);
  const stay = own.find(({ isInHouse }) => isInHouse) ?? own[0];
  return {
    id: `room ${id}`,
    title: text("desk.roomNumber", { room: number }),
    detail: stay?.customer ?? text("desk.roomEmpty"),
    words: text("desk.roomNumber.words"),
    names: [number],
    place: text("menu.rooms"),
    icon: RoomsIcon,
    run: () => void navigate(stay ? generatePath(paths.reservation, { id: stay.id }) : planningFloorPath(floor)),
  };
}

const actCommand = ({ title, icon, pathOf }: StayAct, stay: Stay, tools: CommandTools): Command => ({
  ...titleAndWords(title, tools, { customer: stay.customer }),
  id: `${title} ${stay.id}`,
  detail: stay.room,
  about: [...namesOfStay(stay), ...(stay.room ? [tools.text("desk.roomNumber", { room: stay.room })] : [])],
  place: tools.text("menu.reservations"),
  icon,
  run: () => void tools.navigate(pathOf(stay.id)),
});

const blockCommand = (room: string, tools: CommandTools): Command => ({
  ...titleAndWords("desk.blockRoom", tools, { room }),
  id: `block ${room}`,
  about: [room],
  place: tools.text("menu.rooms"),
  icon: MaintenanceIcon,
  run: () => void tools.navigate(blockPath(room)),
});
