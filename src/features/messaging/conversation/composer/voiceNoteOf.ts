const endings: Record<string, string> = { "audio/mp4": "m4a", "audio/ogg": "ogg", "audio/mpeg": "mp3" };

/** A recording as a file, named by the time of day: "Nota de voz 14.05.webm". */
export function voiceNoteOf(sound: Blob, nameAt: (time: string) => string, now = new Date()): File {
  const type = sound.type.startsWith("audio/") ? sound.type : "audio/webm";
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(".");
  return new File([sound], `${nameAt(time)}.${endings[type] ?? "webm"}`, { type });
}
