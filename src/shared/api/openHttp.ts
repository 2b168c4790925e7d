import type { AxiosInstance } from "axios";

let prepare = (_http: AxiosInstance) => {};
let opened: AxiosInstance | undefined;

/** Says what is done with the client before its first call. */
export function prepareHttp(preparation: (http: AxiosInstance) => void) {
  prepare = preparation;
}

/** The client, fetched with the first call: the first screen is drawn without axios. Rejects if it cannot be fetched. */
export async function openHttp(): Promise<AxiosInstance> {
  if (opened) return opened;
  const { http } = await import("./http");
  if (!opened) prepare(http);
  opened = http;
  return http;
}
