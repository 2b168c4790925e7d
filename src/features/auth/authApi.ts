import { authContract } from "@/contract/auth";
import { createClient } from "@/shared/api/createClient";

export const authApi = createClient(authContract, { isDoor: true });

/** `VITE_AUTH=jwt` signs in with the calls that answer with an access token. */
export const isJwt = () => import.meta.env.VITE_AUTH === "jwt";
