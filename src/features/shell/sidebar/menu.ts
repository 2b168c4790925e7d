import { declaredPages } from "@/shared/feature/declaredPages";
import type { FeaturePage } from "@/shared/feature/feature";
import type { MessageId, MessageIdOf } from "@/shared/i18n/catalogues";
import {
  BillingIcon,
  DashboardIcon,
  EventsIcon,
  GuestsIcon,
  type Icon,
  ReportsIcon,
  ReservationsIcon,
  RoomsIcon,
  SalesIcon,
} from "@/shared/ui/icons";

type FrameText = MessageIdOf<"shell">;

export interface MenuItem {
  title: MessageId;
  path: string;
  /** Where pages begin that have no entry of their own, for which this entry is the active one. */
  alsoAt: string[];
}

export interface MenuGroup {
  id: string;
  title: FrameText;
  icon: Icon;
  items: MenuItem[];
}

export interface MenuSection {
  id: string;
  title: FrameText;
  groups: MenuGroup[];
}

interface Group extends Omit<MenuGroup, "items"> {
  /** The group whose entries it shows, as long as it has no pages of its own. */
  entriesOf?: FrameText;
}

/** Sections and groups of the sidebar, as in the specification's table. Areas declare the entries. */
const sections: { id: string; title: FrameText; groups: Group[] }[] = [
  {
    id: "main",
    title: "menu.main",
    groups: [{ id: "dashboards", title: "menu.dashboards", icon: DashboardIcon }],
  },
  {
    id: "hotels",
    title: "menu.hotels",
    groups: [
      { id: "reservations", title: "menu.reservations", icon: ReservationsIcon },
      { id: "rooms", title: "menu.rooms", icon: RoomsIcon },
      { id: "guests", title: "menu.guests", icon: GuestsIcon },
      { id: "billing", title: "menu.billing", icon: BillingIcon },
      { id: "reports", title: "menu.reports", icon: ReportsIcon },
      { id: "events", title: "menu.events", icon: EventsIcon, entriesOf: "menu.guests" },
    ],
  },
  { id: "restaurant", title: "menu.restaurant", groups: [] },
  { id: "sales", title: "menu.sales", groups: [{ id: "pos", title: "menu.till", icon: SalesIcon }] },
];

/** The menu, with an entry for each page that declares one. */
export function menuOf(pages: FeaturePage[]): MenuSection[] {
  const itemsOf = (group: Group) =>
    pages
      .flatMap(({ path, parent, menu }) =>
        menu && parent === (group.entriesOf ?? group.title) ? [{ ...menu, path: startOf(path) }] : [],
      )
      .toSorted((a, b) => a.place - b.place)
      .map(({ label, path }) => ({ title: label, path, alsoAt: pagesUnder(path) }));
  const pagesUnder = (path: string) => pages.filter(({ under }) => under === path).map((page) => startOf(page.path));
  return sections.map(({ groups, ...section }) => ({
    ...section,
    groups: groups.map((group) => ({ ...group, items: itemsOf(group) })),
  }));
}

export const menu = () => menuOf(declaredPages());

/** A route's path up to its parameters. */
const startOf = (path: string) => path.replace(/\/:.*/, "");
