import axios, { AxiosError } from "axios";

/** Whether a call got no answer at all, so that it is worth making again as it is. A timeout is not that. */
export const isConnectionLost = (error: unknown) =>
  axios.isAxiosError(error) && !error.response && error.code === AxiosError.ERR_NETWORK;
