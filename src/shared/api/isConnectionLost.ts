import axios, { AxiosError } from "axios";

/** Whether a call got no reply because of the connection, so that it can be repeated. A timeout does not count. */
export const isConnectionLost = (error: unknown) =>
  axios.isAxiosError(error) && !error.response && error.code === AxiosError.ERR_NETWORK;
