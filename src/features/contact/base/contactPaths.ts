import { createSearchParams, generatePath } from "react-router-dom";

import type { BulkMessage } from "@/contract/guests/messageSchedule";
import { bulkMessagePath } from "@/shared/hotel/newPaths";
import { newId, paths } from "@/shared/routing/paths";

export const messagePath = (id: string) => generatePath(paths.guestMessage, { id });
export const templatePath = (id: string) => `${paths.messageTemplates}/${id}`;
export const schedulePath = (id: string) => `${paths.messageSchedules}/${id}`;

export const newMessagePath = messagePath(newId);
export const newTemplatePath = templatePath(newId);
export const newSchedulePath = schedulePath(newId);

/** Of the address of a message to many that was not sent: what was chosen, and its `clientId`. */
export const bulkAgain = { channel: "channel", template: "template", clientId: "sending" } as const;

/** Leads back to a message to many that was not sent. With the same `clientId`, no guest gets it twice. */
export const bulkAgainPath = ({ clientId, reservationIds, channel, templateId }: BulkMessage & { clientId: string }) =>
  `${bulkMessagePath(reservationIds)}&${createSearchParams({
    [bulkAgain.channel]: channel,
    [bulkAgain.template]: templateId,
    [bulkAgain.clientId]: clientId,
  }).toString()}`;
