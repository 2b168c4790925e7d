import { AxiosError, type InternalAxiosRequestConfig } from "axios";

/** The error of a refused call. */
export const refusedWith = (data: unknown, status = 400) =>
  new AxiosError("Request failed", undefined, undefined, undefined, {
    status,
    data,
    statusText: "",
    headers: {},
    config: {} as InternalAxiosRequestConfig,
  });
