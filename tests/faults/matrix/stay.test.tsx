import { holdFaults } from "./holdFaults";
import { stayRows } from "./rows";

for (const [contract, drivers] of stayRows) holdFaults("hotel", contract, drivers);
