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

// asked for here and in so many words, so that a build for a real server leaves the fake out altogether
if (!import.meta.env.VITE_API_URL) {
  const address = window.location.search; // as it is now: the sign-in goes elsewhere
  holdCallsUntil(async () => {
    await whenIdle();
    const { connectFakeBackend } = await import("@/fakeBackend/connectFakeBackend");
    await connectFakeBackend(http, address, {
      forgetting: (why) => store.dispatch(noticeShown({ kind: "error", sentence: { id: `demo.${why}` } })),
      reset: startAnew,
    });
  });
}

if (import.meta.env.DEV && !import.meta.env.VITE_API_URL) {
  void import("./showFaultPanel").then(({ showFaultPanel }) => showFaultPanel(store));
}

/** What waits was of the former sample: it is not for the new one. */
function startAnew() {
  store.stop();
  dropWrites();
  window.location.reload();
}

void start();
