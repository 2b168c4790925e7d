/** No server is named: the fake backend answers, and the sign-in is prefilled. Known when the app is built. */
export const isDemo = !import.meta.env.VITE_API_URL;
