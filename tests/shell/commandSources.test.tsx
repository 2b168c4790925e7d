import { beforeEach, describe, expect, it } from "vitest";

import {
  type Command,
  type CommandFinder,
  type CommandTools,
  declareCommandSources,
  declaredCommandSources,
} from "@/shared/commands/commandSources";
import { openPalette } from "@/shared/commands/openPalette";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";

const command = (id: string): Command =>
  ({ id, title: id, place: "", icon: () => null, run() {}, isFound: true }) as unknown as Command;
const tools = { text: (id) => textsOf(currentSpoken()).text(id) } as CommandTools;

const declare = (...finders: CommandFinder[]) =>
  declareCommandSources(finders.map((finder) => ({ texts: [], fetch: async () => () => finder })));

const before = declaredCommandSources();
beforeEach(() => () => declareCommandSources(before));

async function found(query = "") {
  const shown: { ids: string[]; isComplete: boolean; hasFailed: boolean }[] = [];
  await openPalette([], tools)(query, ({ commands, query: _, ...rest }) =>
    shown.push({ ids: commands.map(({ id }) => id), ...rest }),
  );
  return shown;
}

describe("results of the palette", () => {
  it("are in the order of their sources, whichever replies first, and do not wait for a server", async () => {
    let answer!: (commands: Command[]) => void;
    declare(
      () => new Promise((resolve) => (answer = resolve)),
      () => [command("page")],
    );
    const finding = found("x");
    await expect.poll(() => answer).toBeDefined();
    answer([command("room")]);
    expect((await finding).map(({ ids }) => ids.join())).toEqual(["page", "room,page", "room,page"]);
  });

  it("are complete except for a source that fails, and say so", async () => {
    declare(
      () => Promise.reject(new Error("Network Error")),
      () => [command("page")],
      () => {
        throw new Error("broken");
      },
    );
    expect((await found()).at(-1)).toEqual({ ids: ["page"], isComplete: true, hasFailed: true });
  });

  it("are there where the code of a source cannot be fetched", async () => {
    declare(() => [command("page")]);
    declareCommandSources([...declaredCommandSources(), { texts: [], fetch: () => Promise.reject(new Error("gone")) }]);
    expect((await found()).at(-1)).toEqual({ ids: ["page"], isComplete: true, hasFailed: true });
  });

  it("are worded with texts that their source declares", async () => {
    declareCommandSources([
      { texts: ["desk"], fetch: async () => (given) => () => [command(given.text("desk.checkIn"))] },
    ]);
    expect((await found()).at(-1)!.ids).toEqual(["Check-in"]);
  });

  it("are empty without sources", async () => {
    declareCommandSources([]);
    expect(await found()).toEqual([{ ids: [], isComplete: true, hasFailed: false }]);
  });
});
