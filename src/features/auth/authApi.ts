import { authContract } from "@/contract/auth";
import { createClient } from "@/shared/api/createClient";

export const authApi = createClient(authContract, { isDoor: true });

/** `VITE_AUTH=jwt` signs in with the calls whose reply has an access token. */
export const isJwt = () => import.meta.env.VITE_AUTH === "jwt";
