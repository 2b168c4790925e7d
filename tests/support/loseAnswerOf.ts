import { AxiosError, type InternalAxiosRequestConfig } from "axios";

import { http } from "@/shared/api/http";

/** The server does what it is asked, and its answer is lost on the way: once, for calls of that method and path. */
export function loseAnswerOf(method: string, path: RegExp, code: string = AxiosError.ERR_NETWORK) {
  const adapter = http.defaults.adapter as (config: InternalAxiosRequestConfig) => Promise<unknown>;
  let isLost = false;
  http.defaults.adapter = async (config) => {
    const answer = await adapter(config);
    if (isLost || config.method !== method || !path.test(config.url ?? "")) return answer as never;
    isLost = true;
    throw new AxiosError(code, code, config);
  };
}
