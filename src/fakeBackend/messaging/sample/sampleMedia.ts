import type { Attachment, MessageImage } from "@/contract/messaging/conversations";

/** The pictures under public/samples, made for the app, with their size in pixels. */
const pictures = {
  bay: [640, 480],
  lobby: [640, 480],
  pool: [640, 480],
  room: [640, 480],
  suite: [640, 480],
  tap: [480, 640],
  bear: [480, 640],
  dish: [640, 640],
  breakfast: [640, 480],
  terrace: [640, 480],
  ballroom: [640, 480],
  invoice: [480, 640],
  towels: [480, 640],
  keys: [640, 480],
  lift: [480, 640],
  flowers: [480, 640],
  night: [640, 480],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureName = keyof typeof pictures;

export const pictureNames = Object.keys(pictures) as PictureName[];

export const picturePath = (name: PictureName) => `/samples/${name}.svg`;

export function pictureOf(name: PictureName): Omit<MessageImage, "id"> {
  const [width, height] = pictures[name];
  return { downloadLink: picturePath(name), width, height };
}

/** The files under public/samples, with their size in bytes. */
const files = {
  handover: ["entrega-de-turno.txt", 557, "text/plain"],
  allergies: ["alergias-mesa-7.txt", 330, "text/plain"],
  occupancy: ["ocupacion-semana.csv", 234, "text/csv"],
  roster: ["cuadrante-pisos.csv", 201, "text/csv"],
  weddingMenu: ["menu-boda.pdf", 1007, "application/pdf"],
  evacuation: ["plan-de-evacuacion.pdf", 1045, "application/pdf"],
} as const satisfies Record<string, readonly [name: string, bytes: number, mime: string]>;

export type SampleFileName = keyof typeof files;

export function fileOf(fileName: SampleFileName): Omit<Attachment, "id"> {
  const [name, size, mime] = files[fileName];
  return { name, downloadLink: `/samples/${name}`, desc: `${(size / 1024).toFixed(1)} KB`, size, mime };
}
