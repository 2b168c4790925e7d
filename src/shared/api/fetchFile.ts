import { withLivingSession } from "./createClient";
import { isCallError } from "./failures";
import { openHttp } from "./openHttp";

/** Whether an address is the API's, which may want to know who asks. The demo's are made in the browser. */
export function isOfApi(address: string): boolean {
  const api = import.meta.env.VITE_API_URL;
  return Boolean(api) && originOf(address) === originOf(api);
}

function originOf(address: string) {
  const { origin, href } = globalThis.location;
  return URL.canParse(address, href) ? new URL(address, href).origin : origin;
}

/** The content of a file of the API, asked for as every call is: by the signed-in person, in a living session. */
export async function fetchFile(address: string): Promise<Blob> {
  const { signal } = new AbortController();
  const http = await openHttp();
  const attempt = () => http.get<Blob>(address, { responseType: "blob", timeout: 0, signal });
  try {
    return (await withLivingSession(attempt, signal)).data;
  } catch (error) {
    await readRefusal(error);
    throw error;
  }
}

/** A refusal comes as a file too: its body is read as that of any other call. */
async function readRefusal(error: unknown) {
  const response = isCallError(error) ? error.response : undefined;
  if (!(response?.data instanceof Blob)) return;
  const text = await response.data.text();
  try {
    response.data = JSON.parse(text) as unknown;
  } catch {
    response.data = undefined;
  }
}
