import { generatePath } from "react-router-dom";

import { newId, paths } from "@/shared/routing/paths";

export const complaintPath = (id: string) => generatePath(paths.complaint, { id });

export const newComplaintPath = complaintPath(newId);
