import { screen, within } from "@testing-library/react";

import type { MessageDraft } from "@/contract/guests/guestMessage";
import type { Conditions } from "@/fakeBackend/core/conditions";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { messageTo, write, writeDownGuest } from "../support/messageCalls";
import { openApp } from "../support/openApp";

const contact = "/app/customers/contact";
const now = () => new Date("2026-04-14T08:00:00.000Z");

interface Opening {
  size?: SampleSize;
  conditions?: Partial<Conditions>;
  guest?: Parameters<typeof writeDownGuest>[0];
  /** What was written to the guest before. */
  written?: Partial<MessageDraft>[];
}

/** The contact page of a hotel with a guest; `{guest}` in the path is their id. */
export async function openContact(path = "", { size, conditions, guest, written = [] }: Opening = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now, ...conditions }, size ?? { reservations: 60 });
  const { id: guestId } = await writeDownGuest(guest);
  for (const draft of written) await write(messageTo(guestId, draft));
  await app.router.navigate(contact + path.replace("{guest}", guestId));
  return { ...app, guestId };
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const drawer = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));
