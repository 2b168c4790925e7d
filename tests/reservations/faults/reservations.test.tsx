import { beforeAll } from "vitest";

import { reservationsContract } from "@/contract/reservations";

import { formDrivers } from "./drivers/formDrivers";
import { listDrivers } from "./drivers/listDrivers";
import { holdFaults } from "./holdFaults";

/** The table's library brings its own stylesheet, through which jsdom would go for each role that is looked up. */
beforeAll(async () => {
  await import("react-data-table-component");
  for (const style of document.head.querySelectorAll("style")) style.remove();
});

holdFaults(reservationsContract, { ...formDrivers, ...listDrivers });
