import "@/styles/main.scss";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { holdCallsUntil, http } from "@/shared/api/http";
import { openCatalogue, speakDefault } from "@/shared/i18n/spoken";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { dropWrites } from "@/shared/write/keptWrites";
import { whenIdle } from "@/shared/whenIdle";

import { App } from "./App";
import { fetchAhead } from "./fetchAhead";
import { watchStyles } from "./missingStyles";
import { createAppRouter } from "./router";
import { createAppStore } from "./store";
import { turnToTheDoor } from "./turnToTheDoor";

const store = createAppStore();

async function start() {
  watchStyles();
  turnToTheDoor();
  const router = createAppRouter(store);
  await openCatalogue("common").catch(speakDefault);
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
  await whenIdle();
  await fetchAhead(store);
}

// a literal condition, so that a build for a real server contains no fake
if (!import.meta.env.VITE_API_URL) {
  const address = window.location.search; // read now: the sign-in changes the address
  holdCallsUntil(async () => {
    await whenIdle();
    const { connectFakeBackend } = await import("@/fakeBackend/connectFakeBackend");
    await connectFakeBackend(http, address, {
      forgetting: (why) => store.dispatch(noticeShown({ kind: "error", sentence: { id: `demo.${why}` } })),
      reset: startAnew,
    });
  });
}

/** Pending writes belong to the old sample: drop them. */
function startAnew() {
  store.stop();
  dropWrites();
  window.location.reload();
}

// literal conditions, so that no build contains what is for developers
if (import.meta.env.DEV && window.location.pathname === "/parts") {
  void import("./showParts").then(({ showParts }) => showParts(store));
} else {
  void start();
  if (import.meta.env.DEV && !import.meta.env.VITE_API_URL) {
    void import("./showFaultPanel").then(({ showFaultPanel }) => showFaultPanel(store));
  }
}
