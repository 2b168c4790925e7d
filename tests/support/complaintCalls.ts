import axios from "axios";
import { onTestFinished } from "vitest";

import type { Complaint, ComplaintAction, ComplaintDraft, ComplaintRefusal } from "@/contract/guests/complaint";
import type { ComplaintActFields } from "@/contract/guests/complaintActs";
import { complaintsContract } from "@/contract/guests/complaints";
import { dayContract } from "@/contract/day/day";
import { guestsContract } from "@/contract/guests/guests";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { manualClock } from "./manualClock";
import { startFakeBackend } from "./wholeBackend";

export const complaintsApi = createClient({ ...complaintsContract, ...guestsContract, ...dayContract });

/** A small sample hotel on Tuesday, 14 April 2026, at ten. */
export function openComplaints(size: SampleSize = { reservations: 60 }, shelf?: Shelf) {
  const { now, after, advance } = manualClock("2026-04-14T08:00:00.000Z");
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, size, { shelf });
  onTestFinished(backend.stop);
  return { db: backend.db, advance };
}

let calls = 0;

export const complaintOf = (changes: Partial<ComplaintDraft> = {}): ComplaintDraft => ({
  guestId: "guest-26",
  roomId: "R-207",
  category: "noise",
  severity: "serious",
  department: "frontDesk",
  description: "Obras a las siete de la mañana.",
  ...changes,
});

export function complain(changes: Partial<ComplaintDraft> = {}): Promise<Complaint> {
  calls += 1;
  return complaintsApi.createComplaint({ body: { clientId: `complaint-${calls}`, draft: complaintOf(changes) } });
}

export const act = ({ id, version }: Complaint, action: ComplaintAction, input: ComplaintActFields = {}) =>
  complaintsApi.actOnComplaint({ params: { id, action }, body: { version, ...input } });

/** Status, codes and fields that a call was refused with. */
export async function complaintRefusalOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!axios.isAxiosError<ComplaintRefusal>(error) || !error.response) throw error;
    const { status, data } = error.response;
    return { status, ...data, codes: data.reasons.map(({ code }) => code) };
  }
  throw new Error("The call was not refused.");
}
