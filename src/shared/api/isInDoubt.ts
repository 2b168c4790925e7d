import axios from "axios";

const OWN_FAULT = 500;

/** Whether the server may have carried out a failed call: it sent no reply, or broke off. */
export const isInDoubt = (error: unknown) =>
  axios.isAxiosError(error) && !axios.isCancel(error) && (!error.response || error.response.status >= OWN_FAULT);
