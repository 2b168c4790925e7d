/** How large the sample of the messaging area is, where it is to be larger or smaller than usual. */
export interface SampleSize {
  /** Messages of the first direct chat. */
  messages?: number;
  contacts?: number;
}

const STORED_UNDER = "sampleSize";

/** The size that an address asks for, `?messages=100000&contacts=5000`, from then on for as long as the tab lives. */
export function sampleSizeOf(address: string): SampleSize {
  const asked = new URLSearchParams(address);
  const asks = asked.has("messages") || asked.has("contacts");
  try {
    if (asks) sessionStorage.setItem(STORED_UNDER, asked.toString());
    return sizeIn(asks ? asked : new URLSearchParams(sessionStorage.getItem(STORED_UNDER) ?? ""));
  } catch {
    return sizeIn(asked); // a browser that forbids storage
  }
}

export const sizeIn = (parameters: URLSearchParams): SampleSize => ({
  messages: countIn(parameters.get("messages")),
  contacts: countIn(parameters.get("contacts")),
});

/** As `sizeIn` reads it. */
export function sizeText({ messages, contacts }: SampleSize): string {
  const parameters = Object.entries({ messages, contacts }).filter(([, count]) => count !== undefined);
  return parameters.map(([name, count]) => `${name}=${count}`).join("&");
}

const countIn = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined);
