import { latinDigits } from "@/domain/text/digits";

/** A time of day as it may be typed: `23:55`, `23.55`, `2355`, `9`, `11:55 pm`, `11:55 م`. As `HH:mm`; undefined where it is none. */
export function typedTime(text: string): string | undefined {
  const [, hourText, minuteText = "0", half] =
    /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*(?:h|(am|pm|a\. ?m\.|p\. ?m\.|ص|م))?$/i.exec(latinDigits(text).trim()) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : timeOf(hour, minute);
  if (hour < 1 || hour > 12) return undefined;
  return timeOf((hour % 12) + (/^[pم]/i.test(half) ? 12 : 0), minute);
}

const timeOf = (hour: number, minute: number) =>
  [hour, minute].map((number) => String(number).padStart(2, "0")).join(":");
