import { type RequestField, requestStates } from "@/contract/guests/guestRequest";
import { parseDate } from "@/shared/format/dateRange";
import { useFormat } from "@/shared/i18n/useFormat";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

const labels: Record<RequestField, MessageId> = {
  state: "requests.status",
  quantity: "requests.quantity",
  dueOn: "requests.day",
  dueTime: "requests.time",
  note: "requests.note",
  night: "requests.night",
};

/** The fields of a request and their values in words: for the form and the history. */
export function useRequestWords() {
  const { text } = useText();
  const { date, timeOfDay } = useFormat();

  const labelOf = (field: RequestField): string => text(labels[field]);

  /** Of a value as the history has it; "" for nothing. */
  function wordsOf(field: RequestField, value: string): string {
    const state = field === "state" && requestStates.find((one) => one === value);
    if (state) return text(`requests.state.${state}`);
    if (value === "") return "";
    if (field === "dueOn" || field === "night") {
      const day = parseDate(value);
      return day ? date(day) : value;
    }
    return field === "dueTime" && /^\d\d:\d\d$/.test(value) ? timeOfDay(value) : value;
  }

  return { labelOf, wordsOf };
}
