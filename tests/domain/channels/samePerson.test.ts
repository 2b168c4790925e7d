import { expect, it } from "vitest";

import { isSamePerson } from "@/domain/channels/samePerson";

const named = (firstName: string, lastName: string, email = "") => ({ firstName, lastName, email });
const at = "lucia@example.com";

it.each([
  [named("lucia", "ferer", at), named("Lucía", "Ferrer", at)],
  [named("LUCIA", "FERRER", at), named("Lucía", "Ferrer", "lucia.ferrer@example.org")],
  [named("Ferrer", "Lucía"), named("Lucía", "Ferrer")],
  [named("L.", "Ferrer", at), named("Lucía", "Ferrer", at)],
  [named("Lucía", "Ferrer", at), named("Lucía", "Ferrer Gómez", at)],
  [named("Jurgen", "Muller", at), named("Jürgen", "Müller", "")],
  [named("Lucía", "Ferrer", "lucai@example.com"), named("Lucía", "Ferer", at)],
  [named("Lucía", "", at), named("Lucía", "Ferrer", at)],
  [named("Marinna", "Solé"), named("Marina", "Sole")],
  [named("Christpoher", "Jonson", at), named("Christopher", "Johnson", at)],
])("knows a corrected spelling: %o is %o", (one, other) => {
  expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([true, true]);
});

it.each([
  [named("Mario", "Ferrer", at), named("María", "Ferrer", at)],
  [named("Luis", "Ferrer", at), named("Luisa", "Ferrer", at)],
  [named("Lucía", "Ferrer", at), named("Marta", "Ferrer", at)],
  [named("Eva", "Sanz", at), named("Ana", "Sanz", at)],
  [named("Lucía", "Ferrer", at), named("Lucía", "Herrera", at)],
  [named("Lucía", "Ferer", at), named("Lucía", "Ferrer", "otra.persona@example.org")],
  [named("", "", at), named("Lucía", "Ferrer", at)],
  [named("Lucía", "", at), named("Lucía", "Ferrer", "pepa@example.com")],
])("knows another person: %o is not %o", (one, other) => {
  expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([false, false]);
});
