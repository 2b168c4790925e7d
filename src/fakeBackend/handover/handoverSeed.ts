import type { HandoverNote } from "@/contract/day/handover";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";

/** Notes of the shifts before, by days before the business date and hour in UTC. */
const notes: [daysBefore: number, hour: string, by: string, text: string, seenBy: string[]][] = [
  [
    0,
    "05:10",
    "Andrei Popescu",
    "El ascensor 2 se ha parado dos veces esta noche. Avisado el técnico, viene a las 9.",
    [],
  ],
  [0, "05:02", "Andrei Popescu", "La caja cuadra. Hay 20 € en monedas apartados para el cambio.", ["Marina Solé"]],
  [
    1,
    "20:45",
    "Lucía Ferrer",
    "Grupo del miércoles: el autobús llega a las 11 y quieren dejar las maletas.",
    ["Andrei Popescu"],
  ],
  [1, "13:30", "Marina Solé", "Pendiente de respuesta de la agencia por los dos cargos duplicados.", ["Lucía Ferrer"]],
];

export const handoverSeed = (businessDate: CivilDate): HandoverNote[] =>
  notes.map(([daysBefore, hour, by, text, seenBy], place) => {
    const date = addDays(businessDate, -daysBefore);
    return { id: `handover-${place + 1}`, date, text, by, at: `${date}T${hour}:00.000Z`, seenBy };
  });
