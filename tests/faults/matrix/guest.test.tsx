import { holdFaults } from "./holdFaults";
import { guestRows } from "./rows";

for (const [contract, drivers] of guestRows) holdFaults("hotel", contract, drivers);
