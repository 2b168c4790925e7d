import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";

import { faultPanel, faultsFeature } from "@/features/faults/faultsFeature";

import type { AppStore } from "./store";

/** Beside the app and not in it: no page knows of it, and no build holds it. */
export async function showFaultPanel(store: AppStore) {
  const [FaultPanel] = await Promise.all([faultPanel(), store.install(faultsFeature)]);
  const root = document.createElement("div");
  document.body.append(root);
  createRoot(root).render(
    <Provider store={store}>
      <FaultPanel />
    </Provider>,
  );
}
