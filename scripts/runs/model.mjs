// The fake against plain models of a chat, of a hotel, of its rooms and of its set-up, the rules of a folio and of its bills
// against one, the books of several folios, in which no cent and no point is made or lost, and the sums of a till:
// npm run model -- --commands 200000 --sequences 100000 --seed 48. With `--only billing` those whose path contains this.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { commands, sequences, seed, only } = parseArgs({
  options: {
    commands: { type: "string", default: "200000" },
    sequences: { type: "string", default: "100000" },
    seed: { type: "string", default: "48" },
    only: { type: "string", default: "" },
  },
}).values;

const tests = [
  "tests/fakeBackend/model.test.ts",
  "tests/fakeBackend/hotel/model.test.ts",
  "tests/fakeBackend/hotel/roomsModel.test.ts",
  "tests/fakeBackend/inventory/setUpModel.test.ts",
  "tests/domain/folio/folioModel.test.ts",
  "tests/fakeBackend/folioModel.test.ts",
  "tests/domain/billing/billable.test.ts",
  "tests/domain/pos/tillModel.test.ts",
  "tests/domain/pos/salesFigures.test.ts",
].filter((file) => file.includes(only));
const { status } = spawnSync("npx", ["vitest", "run", ...tests], {
  stdio: "inherit",
  env: {
    ...process.env,
    MODEL_COMMANDS: commands,
    MODEL_SEQUENCES: sequences,
    MODEL_SEED: seed,
    BILLING_LIVES: sequences,
  },
});
process.exit(status ?? 1);
