import type { Line } from "./dialogue";
import { type Random } from "../../core/random";
import { type PictureName, type SampleFileName } from "./sampleMedia";

const openings = templates([
  "La {room} está lista y revisada.",
  "En la {room} faltan {n} toallas de baño.",
  "El huésped de la {room} pide salida tardía a las {h}:00.",
  "Cambio de sábanas hecho en la {room}.",
  "La {room} tiene el cartel de no molestar desde ayer.",
  "He dejado en la {room} la cuna y la bañera de bebé.",
  "La {room} dice que el aire hace ruido por la noche.",
  "Bloqueada la {room} hasta que venga Mantenimiento.",
  "La {room} ha salido ya, podéis entrar.",
  "Llegan {n} maletas para la {room}, las subo yo.",
  "Repuesto el minibar de la {room}: {n} aguas y dos zumos.",
  "¿Alguien sabe si la {room} se queda otra noche?",
  "La familia de la {room} pregunta por la piscina climatizada.",
  "Objeto encontrado en la {room}: unas gafas de sol.",
  "La reserva {reservation} quiere cama de matrimonio.",
  "La {room} está en limpieza, diez minutos.",
  "Ha llegado el pedido de lavandería: {n} sacos.",
  "Desayuno en la habitación {room} a las 8:{m}.",
]);
const additions = templates([
  "Lo apunto en el parte.",
  "Ya he avisado a Recepción.",
  "En cuanto pueda paso a verlo.",
  "¿Te encargas tú o subo yo?",
  "El huésped está contento.",
  "Quedan {n} habitaciones por hacer en la planta {floor}.",
  "Te confirmo antes de las {h}.",
  "Gracias por la rapidez.",
  "Si preguntan, decid que sale de mi parte y que no lleva ningún cargo.",
]);
const replies = [
  "Perfecto, gracias. Ya está.",
  "Voy ahora mismo para allá.",
  "Anotado, lo reviso en cinco minutos.",
  "De acuerdo, lo dejo hecho hoy.",
];

const pictures: PictureName[] = ["room", "suite", "towels", "tap", "keys"];
const files: SampleFileName[] = ["roster", "handover", "occupancy"];

/**
 * Everyday lines of a hotel, of 20 to 160 letters; one in thirty with a picture, a file or a quoted message, and a
 * pause of hours at times.
 */
export function chatter(count: number, authors: readonly string[], random: Random): Line[] {
  return Array.from({ length: count }, (_, index) => {
    const author = random.pick(authors);
    const kind = random.between(1, 200);
    if (kind <= 2) return [author, fill(random.pick(openings), random), { images: [random.pick(pictures)] }];
    if (kind === 3) return [author, fill(random.pick(openings), random), { files: [random.pick(files)] }];
    if (kind <= 6 && index > 9) return [author, random.pick(replies), { repliesTo: random.between(1, 9) }];
    const opening = fill(random.pick(openings), random);
    const text = kind > 90 ? `${opening} ${fill(random.pick(additions), random)}` : opening;
    return kind % 12 === 0 ? [author, text, { pauseMin: random.between(60, 400) }] : [author, text];
  });
}

/** Texts and names of values in turn: parsed once, because a conversation may have 100,000 lines. */
type Template = string[];

function templates(texts: string[]): Template[] {
  return texts.map((text) => text.split(/[{}]/));
}

const fill = (template: Template, random: Random) =>
  template.map((part, index) => (index % 2 === 0 ? part : valueOf(part, random))).join("");

function valueOf(name: string, { between }: Random): string {
  if (name === "room") return `#${between(1, 4)}${String(between(1, 12)).padStart(2, "0")}`;
  if (name === "reservation") return `RSV-${String(between(1, 1900)).padStart(6, "0")}`;
  if (name === "floor") return String(between(1, 4));
  if (name === "h") return String(between(12, 16));
  return name === "m" ? String(between(10, 59)) : String(between(2, 6));
}
