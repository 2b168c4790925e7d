import type { Housekeeper } from "@/contract/rooms/cleaningTasks";

/** Credits of a whole day. */
const WHOLE = 16;

const person = (id: string, name: string, floors: number[], target = WHOLE, isSupervisor = false) => ({
  id,
  name,
  floors,
  target,
  isSupervisor,
});

/** The supervisor has time for half a day of rooms. Some are contacts of the messaging area, with the same ids. */
export const housekeepersSeed: Omit<Housekeeper, "isAbsent">[] = [
  person("fatou", "Fatou Diop", [2]),
  person("mihaela", "Mihaela Ionescu", [3]),
  person("amparo", "Amparo Soler", [1]),
  person("teresa", "Teresa Lozano", [4]),
  person("nadia", "Nadia Haddad", [1, 2]),
  person("daniela", "Daniela Quispe", [1, 4], WHOLE / 2, true),
];
