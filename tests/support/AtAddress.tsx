import { createContext, type ReactNode, use, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

const Content = createContext<ReactNode>(null);
const Here = () => use(Content);

/** What a part finds around it in the app: an address, which it may ask about or hold. */
export function AtAddress({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <Here /> }]));
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  );
}
