import type { AxiosError } from "axios";

import { isObject } from "@/shared/shapes";

const OWN_FAULT = 500;

/** Whether it is the error of a call. Asks for axios' own mark, because axios comes with the first call. */
export const isCallError = (error: unknown): error is AxiosError =>
  error instanceof Error && "isAxiosError" in error && error.isAxiosError === true;

/** Whether a call got no reply because of the connection. A timeout does not count. */
export const isConnectionLost = (error: unknown) =>
  isCallError(error) && !error.response && error.code === "ERR_NETWORK";

/** Whether the server may have carried out a failed call: it sent no reply, or broke off. */
export const isInDoubt = (error: unknown) =>
  isCallError(error) && error.code !== "ERR_CANCELED" && (!error.response || error.response.status >= OWN_FAULT);

/** Whether what was asked for is not there, or no longer. */
export const isUnknown = (error: unknown): boolean => isCallError(error) && error.response?.status === 404;

/** Whether the server has refused a call by its rules, and says which. */
export function hasReasons(error: unknown): boolean {
  const body: unknown = isCallError(error) ? error.response?.data : undefined;
  return isObject(body) && Array.isArray(body.reasons) && body.reasons.length > 0;
}
