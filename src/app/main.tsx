import "@/styles/main.scss";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { holdCallsUntil, http } from "@/shared/api/http";
import { openCatalogue } from "@/shared/i18n/spoken";
import { isDemo } from "@/shared/isDemo";

import { App } from "./App";
import { createAppRouter } from "./router";
import { createAppStore } from "./store";

if (isDemo) {
  const address = window.location.search; // as it is now: the sign-in goes elsewhere
  const backend = import("@/fakeBackend");
  holdCallsUntil(
    backend.then(({ startFakeBackend, sampleSizeOf }) => startFakeBackend(http, {}, sampleSizeOf(address))),
  );
}

const store = createAppStore();
await openCatalogue("common");

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App store={store} router={createAppRouter(store)} />
  </StrictMode>,
);
