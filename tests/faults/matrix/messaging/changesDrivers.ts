import { screen } from "@testing-library/react";
import { expect } from "vitest";

import type { changesContract } from "@/contract/messaging/changes";
import { post } from "@/fakeBackend/messaging/threadRules";

import type { DriversOf } from "../holdFaults";
import { onScreen } from "../onScreen";

export const changesDrivers: DriversOf<typeof changesContract> = {
  listChanges: {
    path: "/app/messaging/chat",
    again: () => window.dispatchEvent(new Event("online")),
    isSilent: "it is asked again and again by itself; the lists do without it",
    comesFirst: true,
    holds: async () => expect(await onScreen.list("Canales")).toBeInTheDocument(),
    done: async ({ db }) => {
      post(db.messaging, "contact-omar", new Date(), { text: "Dicho tras el corte." }, "contact-omar");
      expect(await screen.findByRole("link", { name: /^Omar Benali.*Dicho tras el corte\./ })).toBeInTheDocument();
    },
  },
};
