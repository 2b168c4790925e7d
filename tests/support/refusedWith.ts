import { AxiosError, type InternalAxiosRequestConfig } from "axios";

/** The error of a call that a server refused, with what it said. */
export const refusedWith = (data: unknown, status = 400) =>
  new AxiosError("Request failed", undefined, undefined, undefined, {
    status,
    data,
    statusText: "",
    headers: {},
    config: {} as InternalAxiosRequestConfig,
  });
