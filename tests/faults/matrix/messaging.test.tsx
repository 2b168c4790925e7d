import { holdFaults } from "./holdFaults";
import { messagingRows } from "./rows";

for (const [contract, drivers] of messagingRows) holdFaults("messaging", contract, drivers);
