import axios, { type AxiosResponse } from "axios";

import { ACCESS_TOKEN_HEADER } from "@/contract/auth";
import { placeholderToken, readApiKey, readToken, renewToken } from "@/shared/session/storedSession";

/** After this time a call counts as lost. The specification sets no limit. */
const TIMEOUT_MS = 15_000;

/** `VITE_AUTH=cookie`: the server knows its people by a cookie, which goes along to another origin too. */
const hasCookie = import.meta.env.VITE_AUTH === "cookie";

/** The only client. Its base is `VITE_API_URL`, else the page's own origin. */
export const http = axios.create({
  baseURL: import.meta.env.VITE_API_URL || globalThis.location?.origin,
  timeout: TIMEOUT_MS,
  headers: { "Content-Type": "application/json" },
  ...(hasCookie && { withCredentials: true, withXSRFToken: true }),
});

http.interceptors.request.use((config) => {
  const apiKey = readApiKey();
  const token = readToken();
  if (apiKey) config.headers.set("Authorization", `Basic ${apiKey}`);
  else if (token && token !== placeholderToken) config.headers.set("Authorization", bearer(token));
  return config;
});

http.interceptors.response.use((response) => {
  keepNewToken(response);
  return response;
});

const bearer = (token: string) => `Bearer ${token}`;

/** A late reply to an older token, or to a person who has left, changes nothing. */
function keepNewToken({ config, headers }: AxiosResponse) {
  const token: unknown = headers[ACCESS_TOKEN_HEADER];
  const current = readToken();
  if (typeof token !== "string" || !token || !current) return;
  if (config.headers.get("Authorization") === bearer(current)) renewToken(token);
}
