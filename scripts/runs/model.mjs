// The fake against plain models of a chat, of a hotel and of its rooms, and the rules of a folio against one: npm run model -- --commands 200000 --sequences 100000 --seed 48.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { commands, sequences, seed } = parseArgs({
  options: {
    commands: { type: "string", default: "200000" },
    sequences: { type: "string", default: "100000" },
    seed: { type: "string", default: "48" },
  },
}).values;

const tests = [
  "tests/fakeBackend/model.test.ts",
  "tests/fakeBackend/hotel/model.test.ts",
  "tests/fakeBackend/hotel/roomsModel.test.ts",
  "tests/domain/folio/folioModel.test.ts",
];
const { status } = spawnSync("npx", ["vitest", "run", ...tests], {
  stdio: "inherit",
  env: { ...process.env, MODEL_COMMANDS: commands, MODEL_SEQUENCES: sequences, MODEL_SEED: seed },
});
process.exit(status ?? 1);
