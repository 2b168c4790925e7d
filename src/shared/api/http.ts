import axios from "axios";

import { readApiKey, readToken } from "@/shared/session/storedSession";

/** After this time a call counts as lost. The specification sets no limit. */
const TIMEOUT_MS = 15_000;

/** The only client. Its base is `VITE_API_URL`, else the page's own origin. */
export const http = axios.create({
  baseURL: import.meta.env.VITE_API_URL || globalThis.location?.origin,
  timeout: TIMEOUT_MS,
  headers: { "Content-Type": "application/json" },
  xsrfCookieName: "XSRF-TOKEN",
  xsrfHeaderName: "X-XSRF-TOKEN",
});

http.interceptors.request.use((config) => {
  const apiKey = readApiKey();
  const token = readToken();
  if (apiKey) config.headers.set("Authorization", `Basic ${apiKey}`);
  else if (token) config.headers.set("Authorization", `Bearer ${token}`);
  return config;
});
