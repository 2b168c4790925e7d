import type { Bookmark } from "@/contract/messaging/bookmarks";
import type { Message } from "@/contract/messaging/conversations";
import { fileIconOf } from "@/domain/chat/fileIconOf";

import { fileOf, type SampleFileName } from "./sampleMedia";

/** Finds a message. */
type FindMessage = (isWanted: (message: Message) => boolean) => { userId: string; message: Message } | undefined;

const files: [title: string, file: SampleFileName][] = [
  ["Menú de la boda Ferrer–Lund", "weddingMenu"],
  ["Plan de evacuación", "evacuation"],
  ["Cuadrante de Pisos", "roster"],
  ["Ocupación de la semana", "occupancy"],
];
const links: [title: string, address: string][] = [
  ["Previsión del tiempo en la bahía", "https://tiempo.bahiaserena.example/prevision"],
  ["Proveedor de flores", "https://flores.bahiaserena.example/pedidos"],
];

/** Six bookmarks of the sample's messages. */
export function bookmarksOf(findMessage: FindMessage): Bookmark[] {
  function originOf(isWanted: (message: Message) => boolean) {
    const found = findMessage(isWanted);
    return found && { userId: found.userId, mId: found.message.mId, time: found.message.time };
  }
  const ofFiles = files.map(([title, sample]) => {
    const { name, desc, mime } = fileOf(sample);
    const isWanted = ({ attachments }: Message) => Boolean(attachments?.some((file) => file.name === name));
    return { icon: fileIconOf(mime), title, desc, ...originOf(isWanted) };
  });
  const ofLinks = links.map(([title, desc]) => {
    return { icon: "link" as const, title, desc, ...originOf(({ text }) => text.includes(desc)) };
  });
  return [...ofFiles, ...ofLinks].map((bookmark, index) => ({ id: String(index + 1), ...bookmark }));
}
