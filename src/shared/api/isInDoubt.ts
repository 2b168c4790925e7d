import axios from "axios";

const OWN_FAULT = 500;

/** Whether the server may have done what it was asked for all the same: it gave no answer, or broke off in the middle. */
export const isInDoubt = (error: unknown) =>
  axios.isAxiosError(error) && !axios.isCancel(error) && (!error.response || error.response.status >= OWN_FAULT);
