/** How large the sample is, where it is to be larger or smaller than usual. */
export interface SampleSize {
  /** Messages of the first direct chat. */
  messages?: number;
  contacts?: number;
  reservations?: number;
}

const STORED_UNDER = "sampleSize";

/** The size that an address asks for, `?messages=100000&reservations=100000`, from then on for as long as the tab lives. */
export function sampleSizeOf(address: string): SampleSize {
  const asked = new URLSearchParams(address);
  const asks = ["messages", "contacts", "reservations"].some((name) => asked.has(name));
  try {
    if (asks) sessionStorage.setItem(STORED_UNDER, asked.toString());
    return sizeIn(asks ? asked : new URLSearchParams(sessionStorage.getItem(STORED_UNDER) ?? ""));
  } catch {
    return sizeIn(asked); // a browser that forbids storage
  }
}

const sizeIn = (parameters: URLSearchParams): SampleSize => ({
  messages: countIn(parameters.get("messages")),
  contacts: countIn(parameters.get("contacts")),
  reservations: countIn(parameters.get("reservations")),
});

const countIn = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined);
