import type { Feature } from "@/shared/feature";
import { paths } from "@/shared/routing/paths";
import { plannedPage } from "@/shared/ui/PlannedPage";

const parent = "guests.parent";

export const guestsFeature: Feature = {
  catalogues: ["guests"],
  redirects: { [paths.customers]: paths.guests },
  routes: [
    { path: paths.guests, page: plannedPage({ parent, title: "guests.title", description: "guests.plan" }) },
    { path: paths.fidelity, page: plannedPage({ parent, title: "fidelity.title", description: "fidelity.plan" }) },
    {
      path: paths.complaints,
      page: plannedPage({ parent, title: "complaints.title", description: "complaints.plan" }),
    },
    { path: paths.requests, page: plannedPage({ parent, title: "requests.title", description: "requests.plan" }) },
    {
      path: paths.guestContact,
      page: plannedPage({ parent, title: "guestContact.title", description: "guestContact.plan" }),
    },
  ],
};
