import { PageHeader } from "@/shared/ui/page/PageHeader";

import { Greeting } from "./Greeting";
import { type Shortcut, Shortcuts } from "./Shortcuts";

/** Of the hotel, for a restaurant: who is in house, the teams, and the tasks of the shift. */
const ofOutlets: readonly Shortcut[] = ["day", "reservations", "messages", "tasks"];

export function RestaurantsDashboardPage() {
  return (
    <>
      <PageHeader />
      <Greeting greeting="dashboards.restaurants.greeting" />
      <Shortcuts to={ofOutlets} />
    </>
  );
}
