import { describe, expect, it, onTestFinished } from "vitest";

import {
  type Command,
  type CommandSource,
  findCommands,
  registerCommandSource,
} from "@/shared/commands/commandSources";

const command = (id: string): Command =>
  ({ id, title: id, place: "", icon: () => null, run() {} }) as unknown as Command;
const tools = {} as Parameters<CommandSource>[1];

function add(source: CommandSource) {
  const remove = registerCommandSource(source);
  onTestFinished(remove);
  return remove;
}

async function found(query = "") {
  const shown: string[][] = [];
  await findCommands(query, tools, (commands) => shown.push(commands.map(({ id }) => id)));
  return shown;
}

describe("results of the palette", () => {
  it("are in the order of their sources, whichever replies first", async () => {
    let answer!: (commands: Command[]) => void;
    add(() => new Promise((resolve) => (answer = resolve)));
    add((query) => [command(`page ${query}`)]);
    const shown: string[][] = [];
    const finding = findCommands("214", tools, (commands) => shown.push(commands.map(({ id }) => id)));
    await Promise.resolve();
    expect(shown).toEqual([["page 214"]]); // pages do not wait for a server
    answer([command("room")]);
    await finding;
    expect(shown.at(-1)).toEqual(["room", "page 214"]);
  });

  it("are complete except for a source that fails", async () => {
    add(() => Promise.reject(new Error("Network Error")));
    add(() => [command("page")]);
    add(() => {
      throw new Error("broken");
    });
    expect((await found()).at(-1)).toEqual(["page"]);
  });

  it("are reported as empty without sources", async () => {
    expect(await found()).toEqual([[]]);
  });

  it("do not include a removed source", async () => {
    add(() => [command("page")])();
    expect(await found()).toEqual([[]]);
  });
});
