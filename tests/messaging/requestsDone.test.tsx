import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import type { RequestState } from "@/contract/guests/guestRequest";
import { requestsContract } from "@/contract/guests/requests";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const { getDay } = createClient(dayContract);

/** A channel that has been told of a request of the sample, which is due today and stands in `state`. */
async function openChannel(state: RequestState, conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now: () => new Date("2026-03-27T10:00:00Z"), ...conditions });
  const { requests } = app.db;
  const today = app.db.hotel.property.businessDate;
  const due = requests
    .all()
    .find(({ dueOn, kind, done }) => dueOn === today && kind === "towels" && done.length === 0)!;
  requests.put({ ...due, state });
  await getDay();
  await app.router.navigate("/app/messaging/chat/channel-pisos");
  const message = await screen.findByRole("listitem", { name: new RegExp(`${due.id}: toallas`) });
  return { ...app, id: due.id, message, stateNow: () => requests.get(due.id) };
}

async function choose({ user, message }: Awaited<ReturnType<typeof openChannel>>) {
  await user.click(within(message).getByRole("button", { name: "Acciones del mensaje" }));
  await user.click(screen.getByRole("menuitem", { name: "Hecho" }));
}

it.each(["new", "inProgress"] as const)("marks a request that is %s as done, from its message", async (state) => {
  const channel = await openChannel(state);
  const { id, message, stateNow } = channel;
  expect(within(message).getByRole("link", { name: id, hidden: true })).toHaveAttribute(
    "href",
    `/app/customers/request/${id}`,
  );
  await choose(channel);
  expect(await screen.findByText(`Solicitud ${id} hecha.`)).toBeInTheDocument();
  expect(stateNow()).toMatchObject({ state: "done", done: [{ by: "Marina Solé" }] });
});

it("changes nothing of a request that was done already, and offers it in no other message", async () => {
  let asked = 0;
  const failureOf = (called: unknown) => void (asked += Number(called === requestsContract.getRequest));
  const channel = await openChannel("accepted", { failureOf });
  const others = screen.getAllByRole("listitem").filter(({ textContent }) => !/S-\d{6}/.test(textContent));
  const menus = others.flatMap((other) => within(other).queryAllByRole("button", { name: "Acciones del mensaje" }));
  await channel.user.click(menus.at(-1)!);
  expect(await screen.findByRole("menuitem", { name: "Responder" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Hecho" })).not.toBeInTheDocument();
  await channel.user.keyboard("{Escape}");

  await choose(channel);
  await waitFor(() => expect(channel.stateNow().state).toBe("done"));
  const { version } = channel.stateNow();
  await choose(channel);
  await waitFor(() => expect(asked).toBe(2));
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain("outbox:"));
  expect(screen.queryByText(/^No se ha podido marcar/)).not.toBeInTheDocument();
  expect(channel.stateNow().version).toBe(version);
});

it("says that a request could not be marked as done, and leads to it", async () => {
  const channel = await openChannel("accepted", failing(requestsContract.actOnRequest, 500));
  await choose(channel);
  const notice = await screen.findByText(new RegExp(`^No se ha podido marcar como hecha la solicitud ${channel.id}`));
  expect(within(notice).getByRole("link")).toHaveAttribute("href", `/app/customers/request/${channel.id}`);
  expect(channel.stateNow().state).toBe("accepted");
});
