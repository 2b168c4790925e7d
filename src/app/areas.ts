import type { CommandSource } from "@/shared/commands/commandSources";
import type { Feature } from "@/shared/feature/feature";
import type { InsideRoute } from "@/shared/routing/paths";

const declared = import.meta.glob<Record<string, Feature>>(
  ["../features/*/*Feature.ts", "!../features/{auth,faults,parts,shell}/*"],
  { eager: true },
);

/** The areas behind the sign-in, each under `/app`. A file of its own, so that the sign-in does not wait for it. */
export const areas: Feature[] = Object.values(declared).flatMap((declarations) => Object.values(declarations));

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
