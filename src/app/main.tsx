import "@/styles/main.scss";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { isEarlyLoginShown } from "@/features/auth/authFeature";
import { holdCallsUntil } from "@/shared/api/holdCallsUntil";
import { openHttp, prepareHttp } from "@/shared/api/openHttp";
import { openCatalogue, speakDefault } from "@/shared/i18n/spoken";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { readToken } from "@/shared/session/storedSession";
import { dropWrites } from "@/shared/write/keptWrites";
import { whenIdle } from "@/shared/whenIdle";

import { App } from "./App";
import { watchStyles } from "./missingStyles";
import { createAppRouter, firstPageOf } from "./router";
import { createAppStore } from "./store";
import { turnToTheDoor } from "./turnToTheDoor";

const store = createAppStore();

async function start() {
  watchStyles();
  turnToTheDoor();
  const router = createAppRouter(store);
  if (readToken()) void openHttp().catch(() => {}); // fetched again with the first call
  await openCatalogue("common").catch(speakDefault);
  if (isEarlyLoginShown()) await firstPageOf(router); // it stays until the page that replaces it is there
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
  if (readToken()) return; // the page that was asked for comes first
  await whenIdle();
  void openHttp().catch(() => {});
  await import("./fetchAhead").then(({ fetchAhead }) => fetchAhead(store)).catch(() => {}); // fetched again when needed
}

// a literal condition, so that a build for a real server contains no fake
if (!import.meta.env.VITE_API_URL) {
  const address = window.location.search; // read now: the sign-in changes the address
  const fetchBackend = () => import("@/fakeBackend/worker/connectFakeBackend");
  if (readToken()) void fetchBackend().catch(() => {}); // at the same time as the client and the page
  prepareHttp((http) =>
    holdCallsUntil(http, async () => {
      const { connectFakeBackend } = await fetchBackend();
      await connectFakeBackend(http, address, {
        forgetting: (why) => store.dispatch(noticeShown({ kind: "error", sentence: { id: `demo.${why}` } })),
        reset: startAnew,
      });
    }),
  );
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
