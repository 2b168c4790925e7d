import { useEffect } from "react";
import { Provider } from "react-redux";
import { RouterProvider } from "react-router-dom";

import { passNoSecondClick } from "@/shared/ui/passNoSecondClick";

import type { createAppRouter } from "./router";
import type { AppStore } from "./store";

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createAppRouter>;
}

export function App({ store, router }: AppProps) {
  useEffect(() => passNoSecondClick(), []);
  return (
    <Provider store={store}>
      {/* without transitions: keys typed right after a click belong to the new page */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
