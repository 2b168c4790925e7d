import { holdFaults } from "./holdFaults";
import { dayRows } from "./rows";

for (const [contract, drivers] of dayRows) holdFaults("hotel", contract, drivers);
