import { generatePath } from "react-router-dom";

import { newId, paths } from "@/shared/routing/paths";

export const guestPath = (id: string) => generatePath(paths.guest, { id });

export const newGuestPath = guestPath(newId);
