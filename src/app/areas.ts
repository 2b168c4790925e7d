import { assignmentFeature } from "@/features/assignment/assignmentFeature";
import { closeFeature } from "@/features/close/closeFeature";
import { complaintsFeature } from "@/features/complaints/complaintsFeature";
import { contactFeature } from "@/features/contact/contactFeature";
import { dashboardsFeature } from "@/features/dashboards/dashboardsFeature";
import { guestsFeature } from "@/features/guests/guestsFeature";
import { loyaltyFeature } from "@/features/loyalty/loyaltyFeature";
import { messagingFeature } from "@/features/messaging/messagingFeature";
import { planningFeature } from "@/features/planning/planningFeature";
import { requestsFeature } from "@/features/requests/requestsFeature";
import { reservationsFeature } from "@/features/reservations/reservationsFeature";
import { roomsFeature } from "@/features/rooms/roomsFeature";
import { tasksFeature } from "@/features/tasks/tasksFeature";
import type { CommandSource } from "@/shared/commands/commandSources";
import type { Feature } from "@/shared/feature";
import type { InsideRoute } from "@/shared/routing/paths";

/** The areas behind the sign-in, each under `/app`. A file of its own, so that the sign-in does not wait for it. */
export const areas: Feature[] = [
  dashboardsFeature,
  reservationsFeature,
  assignmentFeature,
  closeFeature,
  planningFeature,
  roomsFeature,
  guestsFeature,
  complaintsFeature,
  requestsFeature,
  loyaltyFeature,
  contactFeature,
  messagingFeature,
  tasksFeature,
];

/** The palette's commands of each area, fetched on first use. */
export const commandSources = areas.flatMap(({ commands }): CommandSource[] =>
  commands ? [async (query, tools) => (await commands())(query, tools)] : [],
);

type Place = { area: Feature; page: Feature["routes"][number]["page"] } | { redirectTo: string };

/** The page at a route, with its area, or where it redirects to. */
export function whatIsAt(route: InsideRoute): Place {
  for (const area of areas) {
    const page = area.routes.find(({ path }) => path === route)?.page;
    if (page) return { area, page };
    const redirectTo = area.redirects?.[route];
    if (redirectTo) return { redirectTo };
  }
  throw new Error(`No area has a page at ${route}.`);
}
