import { declareCommandSources } from "@/shared/commands/commandSources";
import { declarePages } from "@/shared/feature/declaredPages";
import type { Feature } from "@/shared/feature/feature";

const declared = import.meta.glob<Record<string, Feature>>(
  ["../features/*/*Feature.ts", "!../features/{auth,faults,parts,shell}/*"],
  { eager: true },
);

/** The areas behind the sign-in, each under `/app`. A file of its own, so that the sign-in does not wait for it. */
export const areas: Feature[] = Object.values(declared).flatMap((declarations) => Object.values(declarations));

/** Tells the frame of the areas: their pages for the menu, their commands for the palette. */
export function introduceAreas() {
  declarePages(areas.flatMap(({ pages }) => pages));
  declareCommandSources(areas.flatMap(({ commands = [] }) => commands));
}
