import { generatePath } from "react-router-dom";

import type { Desk, DeskRow } from "@/contract/reservations/desk";
import type { Room } from "@/contract/property";
import type { Command, CommandTools } from "@/shared/commands/commandSources";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import { planningFloorPath, planningStayPath } from "@/shared/hotel/newPaths";
import { recordPath } from "@/shared/hotel/recordPaths";
import { paths } from "@/shared/routing/paths";
import { namesOfStay } from "@/shared/stay/record/stayCommand";
import { ArrivalIcon, BillingIcon, FileIcon, type Icon, RoomsIcon, SignOutIcon, WarningIcon } from "@/shared/ui/icons";

/** A row of the desk's lists. */
export interface Stay extends DeskRow {
  isInHouse: boolean;
}

interface StayAct {
  title: `desk.${"checkIn" | "checkOut" | "pay" | "folio" | "move" | "register" | "noShow"}Of`;
  icon: Icon;
  /** The address that opens its drawer, its dialog or its record. */
  pathOf: (id: string) => string;
  against: (stay: Stay, day: Desk) => ReasonAgainst | undefined;
}

/** Why an act is not possible on a stay: in one line, with the way on. */
type ReasonAgainst = keyof typeof wayOn;

const checkInPath = (id: string) => generatePath(paths.checkIn, { id });
const checkOutPath = (id: string) => generatePath(paths.checkOut, { id });
const folioPath = (id: string) => recordPath(id, "folio");

const wayOn = {
  "desk.isHere": folioPath,
  "desk.isNotHere": checkInPath,
  "desk.isNoShow": checkInPath,
  "desk.isPaid": folioPath,
  "desk.leavesToday": checkOutPath,
} as const;

const unlessHere = ({ isInHouse }: Stay) => (isInHouse ? "desk.isHere" : undefined);
const unlessNoShow = ({ situation }: Stay) =>
  situation === "noShow" || situation === "cancelled" ? "desk.isNoShow" : undefined;
const leavesToday = ({ checkout }: Stay, { businessDate }: Desk) => checkout.slice(0, 10) <= businessDate;

const stayActs: StayAct[] = [
  { title: "desk.checkInOf", icon: ArrivalIcon, pathOf: checkInPath, against: unlessHere },
  {
    title: "desk.checkOutOf",
    icon: SignOutIcon,
    pathOf: checkOutPath,
    against: (stay) => unlessNoShow(stay) ?? (stay.isInHouse ? undefined : "desk.isNotHere"),
  },
  {
    title: "desk.payOf",
    icon: BillingIcon,
    pathOf: folioPath,
    against: ({ balance }) => (balance > 0 ? undefined : "desk.isPaid"),
  },
  { title: "desk.folioOf", icon: BillingIcon, pathOf: folioPath, against: () => undefined },
  {
    title: "desk.moveOf",
    icon: RoomsIcon,
    pathOf: planningStayPath,
    against: (stay, day) => unlessNoShow(stay) ?? (leavesToday(stay, day) ? "desk.leavesToday" : undefined),
  },
  {
    title: "desk.registerOf",
    icon: FileIcon,
    pathOf: (id) => generatePath(paths.travellers, { id }),
    against: unlessNoShow,
  },
  {
    title: "desk.noShowOf",
    icon: WarningIcon,
    pathOf: (id) => generatePath(paths.reservation, { id }),
    against: (stay) => unlessHere(stay) ?? unlessNoShow(stay),
  },
];

/** The acts that are possible on stays; after them, why the others are not. */
export function stayActCommands(stays: Stay[], day: Desk, tools: CommandTools): Command[] {
  const commands = stays.flatMap((stay) => stayActs.map((act) => actCommand(act, stay, day, tools)));
  return [...commands.filter(({ isReason }) => !isReason), ...commands.filter(({ isReason }) => isReason)];
}

function actCommand({ title, icon, pathOf, against }: StayAct, stay: Stay, day: Desk, tools: CommandTools): Command {
  const { id, customer, room } = stay;
  const act = {
    ...titleAndWords(title, tools, { customer }),
    id: `${title} ${id}`,
    detail: room,
    about: [...namesOfStay(stay), ...(room ? [tools.text("desk.roomNumber", { room })] : [])],
    room,
    place: tools.text("menu.reservations"),
    icon,
    run: () => void tools.navigate(pathOf(id)),
  };
  const reason = against(stay, day);
  if (!reason) return act;
  return {
    ...act,
    words: `${act.title}, ${act.words}`,
    title: tools.text(reason, { customer, room }),
    detail: undefined,
    isReason: true,
    run: () => void tools.navigate(wayOn[reason](id)),
  };
}

/** Why no act on a guest is possible in a room: there is none, and none comes today. */
export const emptyRoomCommand = ({ id, number, floor }: Room, tools: CommandTools): Command => ({
  id: `empty ${id}`,
  title: tools.text("desk.isEmpty", { room: number }),
  words: stayActs.flatMap(({ title }) => Object.values(titleAndWords(title, tools, { customer: "" }))).join(),
  about: [tools.text("desk.roomNumber", { room: number })],
  room: number,
  isReason: true,
  place: tools.text("menu.rooms"),
  icon: RoomsIcon,
  run: () => void tools.navigate(planningFloorPath(floor)),
});
