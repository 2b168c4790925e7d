import { Provider } from "react-redux";
import { RouterProvider } from "react-router-dom";

import type { createAppRouter } from "./router";
import type { AppStore } from "./store";

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createAppRouter>;
}

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      {/* without transitions: keys typed right after a click belong to the new page */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
