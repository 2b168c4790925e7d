import "@/styles/main.scss";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { holdCallsUntil, http } from "@/shared/api/http";
import { openCatalogue } from "@/shared/i18n/spoken";
import { whenIdle } from "@/shared/whenIdle";

import { App } from "./App";
import { fetchAhead } from "./fetchAhead";
import { createAppRouter } from "./router";
import { fetchPart } from "./staleRelease";
import { createAppStore } from "./store";

const store = createAppStore();
const router = createAppRouter(store);
await fetchPart(
  () => openCatalogue("common"),
  () => window.location.href,
);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
);

const idle = whenIdle();
void idle.then(() => fetchAhead(store));

// asked for here and in so many words, so that a build for a real server leaves the fake out altogether
if (!import.meta.env.VITE_API_URL) {
  const address = window.location.search; // as it is now: the sign-in goes elsewhere
  holdCallsUntil(
    idle
      .then(() => import("@/fakeBackend"))
      .then(({ startFakeBackend, sampleSizeOf }) => startFakeBackend(http, {}, sampleSizeOf(address))),
  );
}
