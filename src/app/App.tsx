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
      {/* without transitions: what one types right after a click belongs to the page that one has asked for */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
