import axios, { AxiosError } from "axios";

const OWN_FAULT = 500;

/** Whether a call got no reply because of the connection, so that it can be repeated. A timeout does not count. */
export const isConnectionLost = (error: unknown) =>
  axios.isAxiosError(error) && !error.response && error.code === AxiosError.ERR_NETWORK;

/** Whether the server may have carried out a failed call: it sent no reply, or broke off. */
export const isInDoubt = (error: unknown) =>
  axios.isAxiosError(error) && !axios.isCancel(error) && (!error.response || error.response.status >= OWN_FAULT);

/** Whether what was asked for is not there, or no longer. */
export const isUnknown = (error: unknown): boolean => axios.isAxiosError(error) && error.response?.status === 404;
