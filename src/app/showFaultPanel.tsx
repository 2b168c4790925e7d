import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";

import { faultPanel, faultsFeature } from "@/features/faults/faultsFeature";

import type { AppStore } from "./store";

/** Outside the app: no page imports it, and no production build contains it. */
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
