import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { callsContract } from "@/contract/messaging/calls";

import { type DriversOf, type Opened, waitsShown } from "../holdFaults";
import { onScreen } from "../onScreen";

const { click, list } = onScreen;
const path = "/app/messaging/calls";
const running = ({ db }: Opened) => db.messaging.calls.find(({ isRunning }) => isRunning === true);

export const callsDrivers: DriversOf<typeof callsContract> = {
  listCalls: {
    path,
    says: "No se han podido cargar las llamadas.",
    done: async () => expect(await list("Llamadas")).toBeInTheDocument(),
  },

  startCall: {
    path,
    make: (app) => click(app, "link", "Llamar a Marta Vila"),
    again: (app) => click(app, "button", "Volver a llamar"),
    holds: (app) => {
      expect(running(app)).toBeUndefined();
      expect(screen.queryByText("Llamando…")).not.toBeInTheDocument();
    },
    done: async (app) => {
      expect(await screen.findByText("Llamando…")).toBeInTheDocument();
      await waitFor(() => expect(running(app)).toBeDefined());
    },
  },

  finishCall: {
    path: "/app/messaging/calls/contact-marta/voice",
    make: async (app) => {
      await waitFor(() => expect(running(app)).toBeDefined());
      await click(app, "button", "Colgar");
    },
    waits: waitsShown.waits,
    again: async (app) => {
      await click(app, "button", "Volver a llamar");
      await click(app, "button", "Colgar");
    },
    done: async () => expect(await screen.findByText(/^Llamada terminada/)).toBeInTheDocument(),
  },
};
