import type { Contract } from "@/contract/endpoint";

const modules = import.meta.glob<Record<string, Contract>>("/src/contract/**/*.ts", { eager: true });

/** The contracts by their names, with what they hold. */
export const allContracts = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith("Contract"));
