import type { MessageIdOf } from "@/shared/i18n/catalogues";
import {
  BillingIcon,
  DashboardIcon,
  EventsIcon,
  GuestsIcon,
  type Icon,
  ReportsIcon,
  ReservationsIcon,
  RoomsIcon,
} from "@/shared/ui/icons";

export interface MenuItem {
  id: string;
  title: MessageIdOf<"shell">;
  /** Below `/app/`. */
  path: string;
  /** A page without an entry of its own, for which this entry is the active one. */
  alsoAt?: string;
}

export interface MenuGroup {
  id: string;
  title: MessageIdOf<"shell">;
  icon: Icon;
  children: MenuItem[];
}

export interface MenuSection {
  id: string;
  title: MessageIdOf<"shell">;
  children: MenuGroup[];
}

/** The customers' paths, shared by three groups that have no screens yet. */
const customers = (group: string): MenuItem[] => [
  { id: `${group}-list`, title: "menu.guests.list", path: "customers/list" },
  { id: `${group}-fidelity`, title: "menu.guests.fidelity", path: "customers/fidelity" },
  { id: `${group}-complaints`, title: "menu.guests.complaints", path: "customers/complaints" },
  { id: `${group}-request`, title: "menu.guests.requests", path: "customers/request" },
  { id: `${group}-contact`, title: "menu.guests.contact", path: "customers/contact" },
];

/** The sidebar, as in the specification's table. */
export const menu: MenuSection[] = [
  {
    id: "main",
    title: "menu.main",
    children: [
      {
        id: "dashboards",
        title: "menu.dashboards",
        icon: DashboardIcon,
        children: [
          { id: "hotels", title: "menu.dashboards.hotels", path: "dashboards/hotels", alsoAt: "dashboards/home" },
          { id: "restaurants", title: "menu.dashboards.restaurants", path: "dashboards/restaurants" },
          { id: "sales", title: "menu.dashboards.sales", path: "dashboards/sales" },
        ],
      },
    ],
  },
  {
    id: "hotels",
    title: "menu.hotels",
    children: [
      {
        id: "reservations",
        title: "menu.reservations",
        icon: ReservationsIcon,
        children: [
          { id: "list", title: "menu.reservations.list", path: "booking/list", alsoAt: "booking/management" },
          {
            id: "checkinout",
            title: "menu.reservations.checkInOut",
            path: "booking/checkinout",
            alsoAt: "booking/close",
          },
          { id: "availability", title: "menu.reservations.availability", path: "booking/availability" },
          { id: "channels", title: "menu.reservations.channels", path: "booking/channels" },
          { id: "policy", title: "menu.reservations.policy", path: "booking/policy" },
          { id: "assigmnent", title: "menu.reservations.assignment", path: "booking/assigmnent" },
        ],
      },
      {
        id: "rooms",
        title: "menu.rooms",
        icon: RoomsIcon,
        children: [
          { id: "inventory", title: "menu.rooms.inventory", path: "rooms/inventory" },
          { id: "status", title: "menu.rooms.status", path: "rooms/status" },
          { id: "rates", title: "menu.rooms.rates", path: "rooms/rates" },
          { id: "housekeeping", title: "menu.rooms.housekeeping", path: "rooms/housekeeping" },
        ],
      },
      { id: "guests", title: "menu.guests", icon: GuestsIcon, children: customers("guests") },
      { id: "billing", title: "menu.billing", icon: BillingIcon, children: customers("billing") },
      { id: "reports", title: "menu.reports", icon: ReportsIcon, children: customers("reports") },
      { id: "events", title: "menu.events", icon: EventsIcon, children: customers("events") },
    ],
  },
  { id: "restaurant", title: "menu.restaurant", children: [] },
  { id: "sales", title: "menu.sales", children: [] },
];
