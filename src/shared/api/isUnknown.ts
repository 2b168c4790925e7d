import axios from "axios";

/** Whether what was asked for is not there, or no longer. */
export const isUnknown = (error: unknown): boolean => axios.isAxiosError(error) && error.response?.status === 404;
