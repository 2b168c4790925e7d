import { generatePath } from "react-router-dom";

import type { ComplaintRow } from "@/contract/guests/complaint";
import type { GuestMessage } from "@/contract/guests/guestMessage";
import type { GuestField, GuestHistoryEntry, GuestProfile } from "@/contract/guests/guestProfile";
import { loyaltyContract } from "@/contract/guests/loyalty";
import type { LedgerEntry } from "@/contract/guests/member";
import { createClient } from "@/shared/api/createClient";
import { subjectOf } from "@/shared/hotel/tones";
import { useText } from "@/shared/i18n/useText";
import { createLoad } from "@/shared/load/createLoad";
import { RecordHistory, type RecordHistoryEntry } from "@/shared/record/RecordHistory";
import { paths } from "@/shared/routing/paths";
import { LoadState } from "@/shared/ui/states/LoadState";

import { guestComplaints } from "./GuestComplaints";
import { messagesOfGuest } from "./GuestMessages";
import { useGuestWords } from "./useGuestWords";

const { getMembership, getMember } = createClient({
  getMembership: loyaltyContract.getMembership,
  getMember: loyaltyContract.getMember,
});

/** The movements of a guest's points; none for who is no member. */
export const guestPoints = createLoad(
  "guestPoints",
  async (id: string): Promise<LedgerEntry[]> => {
    const { member } = await getMembership({ params: { id } });
    return member ? (await getMember({ params: { id: member.id } })).ledger : [];
  },
  getMember.reads,
);

type What = GuestHistoryEntry["what"] | "complained" | "solved" | "message" | `points.${LedgerEntry["kind"]}`;
type Entry = RecordHistoryEntry<What, GuestField>;

/** All that has happened between a guest and the hotel, the newest first. */
export function GuestHistory({ guest }: { guest: GuestProfile }) {
  const { text } = useText();
  const words = useGuestWords();
  const loads = [guestComplaints.use(guest.id), messagesOfGuest.use(guest.id), guestPoints.use(guest.id)] as const;
  const [complaints, messages, points] = loads;

  const complaintEntries = ({ id, category, description, createdAt, resolvedAt }: ComplaintRow): Entry[] => {
    const link = {
      to: generatePath(paths.complaint, { id }),
      label: `${id} · ${text(`complaints.category.${category}`)}`,
    };
    const told = { id: `${id} told`, at: createdAt, what: "complained" as const, link, changes: [], note: description };
    const solved = { id: `${id} solved`, at: resolvedAt, what: "solved" as const, link, changes: [] };
    return resolvedAt ? [told, solved] : [told];
  };
  const messageEntry = (message: GuestMessage): Entry => ({
    id: message.id,
    at: message.sentAt || message.at,
    what: "message",
    link: { to: generatePath(paths.guestMessage, { id: message.id }), label: subjectOf(message) || message.id },
    changes: [],
    note: text(`guestContact.state.${message.state}`),
  });
  const pointsEntry = ({ id, at, kind, points: count, by, reason }: LedgerEntry): Entry => ({
    id,
    at,
    by: by || undefined,
    what: `points.${kind}`,
    link: { to: generatePath(paths.member, { id: guest.id }), label: text("loyalty.pointCount", { count }) },
    changes: [],
    note: reason,
  });
  const entries = [
    ...guest.history,
    ...(complaints.data?.flatMap(complaintEntries) ?? []),
    ...(messages.data?.map(messageEntry) ?? []),
    ...(points.data?.map(pointsEntry) ?? []),
  ];
  return (
    <>
      <LoadState load={complaints} failed={text("complaints.failed")} />
      <LoadState load={messages} failed={text("guestContact.failed")} />
      <LoadState load={points} failed={text("loyalty.membershipFailed")} />
      <RecordHistory
        history={entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))}
        whatOf={(what) => text(`guests.history.${what}`)}
        words={words}
      />
    </>
  );
}
