import { generatePath } from "react-router-dom";

import { newId, paths } from "@/shared/routing/paths";

export const messagePath = (id: string) => generatePath(paths.guestMessage, { id });
export const templatePath = (id: string) => generatePath(paths.messageTemplate, { id });
export const schedulePath = (id: string) => generatePath(paths.messageSchedule, { id });

export const newMessagePath = messagePath(newId);
export const newTemplatePath = templatePath(newId);
export const newSchedulePath = schedulePath(newId);
