import { contactId } from "./contacts";
import type { Dialogue, Line } from "./dialogue";
import { longDialogues } from "./longDialogues";
import { shortDialogues } from "./shortDialogues";

export const directDialogues: Dialogue[] = [...longDialogues, ...shortDialogues].map(
  ([key, endedMin, unRead, lines]) => ({
    userId: contactId(key),
    endedMin,
    unRead,
    lines,
  }),
);

/** The end of the first, long direct chat. */
export const lastLinesOfRosario: Line[] = [
  ["rosario", "Marina, hoy tenemos 31 salidas y 28 llegadas. Vamos justas.", { pauseMin: 50 }],
  ["yo", "¿Te mando a alguien de refuerzo?"],
  ["rosario", "Con una persona para la planta 4 me apaño."],
  ["yo", "Va Mihaela en cuanto acabe la 3."],
  ["rosario", "Las VIP primero: #401, #402 y #408. Así queda la suite.", { images: ["suite", "room"] }],
  ["yo", "Impecable, como siempre."],
  ["rosario", "Gracias. Te paso el cuadrante con los cambios.", { files: ["roster"] }],
  ["yo", "Recibido."],
  ["rosario", "Ya están listas las tres. ¿Aviso yo a Recepción?"],
];
