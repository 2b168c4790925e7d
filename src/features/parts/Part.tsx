import { createContext, type ReactNode, useContext, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

import type { Texts } from "@/shared/i18n/texts";
import { Text } from "@/shared/ui/layout/Text";

/** An example of each part of a family, by the names of what is in it. */
export type PartTable = Record<string, (text: Texts["text"]) => ReactNode>;

/** Content of a part, for its router. */
const Drawn = createContext<ReactNode>(undefined);
const DrawnAnywhere = () => useContext(Drawn);

/** A part with an address of its own: what it writes there is not seen by the others. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", Component: DrawnAnywhere }]));
  return (
    <section className="parts-part" id={name.split(",")[0]}>
      <Text as="h2" after={12} size={16} lang="en" translate="no">
        {name}
      </Text>
      <Drawn value={children}>
        <RouterProvider router={router} />
      </Drawn>
    </section>
  );
}
