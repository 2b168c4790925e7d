const formats = new Map<string, Intl.DateTimeFormat>();
const HOUR = 3_600_000;
/** Offset of a zone from UTC per hour, in ms: cached, because 100,000 rows need it. */
const offsets = new Map<string, number>();

/** `2026-03-27 12:00`, local time of a zone. */
export function localTime(at: number, timeZone: string): string {
  const hour = Math.floor(at / HOUR);
  const key = `${timeZone} ${hour}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = offsetAt(hour * HOUR, timeZone);
    offsets.set(key, offset);
  }
  return new Date(at + offset).toISOString().slice(0, 16).replace("T", " ");
}

function offsetAt(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(at).replace(" ", "T")}Z`) - at;
}
