import { expect, it } from "vitest";

import type { Command } from "@/shared/commands/commandSources";
import { rankCommands } from "@/shared/commands/rankCommands";

const command = (title: string, more: Partial<Command> = {}): Command =>
  ({ id: title, title, place: "Gestión de Reservas", icon: () => null, run() {}, ...more }) as unknown as Command;
const person = (title: string, more: Partial<Command> = {}) => command(title, { names: [title], ...more });
const actOn = (verb: string, name: string, room = "") => command(`${verb} ${name}`, { about: [name], room });

const little = ["a", "la", "de"];
const titles = (commands: Command[], query: string) => rankCommands(commands, query, little).map(({ title }) => title);

const room = person("Habitación 305", { names: ["305"], room: "305" });
const stay = person("Eva Gil · RSV-000305", { names: ["Eva Gil", "RSV-000305", "000305"] });

it("names the room, acts in it, its guest, reservations of that number, and last an e-mail", () => {
  const all = [
    person("Luis Pardo", { isFound: true }),
    person("Ana Ramos", { room: "305" }),
    person("Zoe Marín · RSV-003051", { names: ["Zoe Marín", "RSV-003051", "003051"] }),
    actOn("Check-out de", "Ana Ramos", "305"),
    room,
    stay,
  ];
  const wanted = [
    "Habitación 305",
    "Check-out de Ana Ramos",
    "Ana Ramos",
    "Eva Gil · RSV-000305",
    "Zoe Marín · RSV-003051",
    "Luis Pardo",
  ];
  expect(titles(all, "305")).toEqual(wanted);
  expect(titles(all, "rsv-305")).toEqual(["Eva Gil · RSV-000305", "Zoe Marín · RSV-003051", "Luis Pardo"]);
});

it("names stays to come before those that are over", () => {
  const stays = ["Ana · 1", "Ana · 2"].map((title, past) => person(title, { names: ["Ana"], isPast: past === 0 }));
  expect(titles(stays, "ana")).toEqual(["Ana · 2", "Ana · 1"]);
});

it("says why an act is not possible where it is asked for, by its own words, of a record", () => {
  const reason = command("La 305 está libre", {
    words: "cobrar",
    about: ["Habitación 305"],
    room: "305",
    isReason: true,
  });
  for (const query of ["cobrar 305", "habitación 305 cobrar"]) expect(titles([reason], query)).toEqual([reason.title]);
  for (const query of ["cobrar", "305", "libre 305", "cobrar 306"]) expect(titles([reason], query), query).toEqual([]);
});

it("takes a single letter or digit for the beginning of a word alone", () => {
  expect(titles([stay], "R-0")).toEqual([]);
  expect(titles([person("王伟"), stay], "伟")).toEqual(["王伟"]);
});

it("asks neither for the order of words, nor for little ones, nor for accents and case", () => {
  const act = actOn("Cobrar a", "Ana Núñez", "305");
  for (const query of ["cobrar 305", "305 cobrar", "COBRAR A LA 305", "nunez cobrar", "ana nuñez"])
    expect(titles([act], query), query).toEqual([act.title]);
});

it.each([
  ["O'Brien", "obrien"],
  ["O’Brien", "o'brien"],
  ["Łukasz Nowak", "lukasz"],
  ["José María Peña", "maria jose"],
  ["محمد العلي", "محمد"],
  ["Müller", "mueller"],
  ["王伟", "王伟"],
  ["de la Fe", "de la fe"],
])("finds %s by %s", (name, query) => {
  expect(titles([person(name)], query)).toEqual([name]);
});

it.each(["recepicón", "recpción", "recepciiln", "rezepción", "recepcin", "recepciónn"])(
  "forgives one letter: %s",
  (typed) => {
    const isForgiven = typed !== "recepciiln"; // two letters
    expect(titles([command("Check-in/out", { words: "recepción" })], typed)).toHaveLength(isForgiven ? 1 : 0);
  },
);

it("takes a misspelt word for another only where no word is right, and a number never", () => {
  expect(titles([person("Ana Ramos"), person("Eva Ramón")], "ramos")).toEqual(["Ana Ramos"]);
  expect(titles([room], "306")).toEqual([]);
});

it("shows a page before acts that name no record, and these before nothing", () => {
  const all = [actOn("Check-in de", "Ana"), command("Check-in/out")];
  expect(titles(all, "check-in")).toEqual(["Check-in/out", "Check-in de Ana"]);
});

it("finds a page by its place, after pages that are called so", () => {
  const all = [command("Registro y gestión"), command("Reservas")];
  expect(titles(all, "reservas")).toEqual(["Reservas", "Registro y gestión"]);
});

it("shows pages and actions alone before anything is typed", () => {
  expect(titles([room, actOn("Folio de", "Ana"), command("El día")], " ")).toEqual(["El día"]);
});

it("shows a record once, and eight of a kind", () => {
  const many = Array.from({ length: 12 }, (_, index) => person(`Ana ${index}`));
  expect(titles([...many, ...many, command("Analítica")], "ana")).toHaveLength(9);
});
