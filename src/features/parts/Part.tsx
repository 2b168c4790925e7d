import { useFormikContext } from "formik";
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

/** The name of the only part that is drawn; null: all. */
export const OnlyPart = createContext<string | null>(null);

interface PartProps {
  /** Of its component, as in the code. */
  name: string;
  /** Where it has one state: what is seen of it, and its width in px. Else `children` are its states. */
  state?: string;
  width?: number;
  children: ReactNode;
}

/** A component with its states. */
export function Part({ name, state, width, children }: PartProps) {
  const only = useContext(OnlyPart);
  if (only && only !== name) return null;
  return (
    <section className="parts-part" id={name}>
      <Text as="h2" after={16} size={18} lang="en" translate="no">
        <a href={`#${name}`}>
          <bdi>{name}</bdi>
        </a>
      </Text>
      <Row gap={24} wraps>
        {state ? (
          <State name={state} width={width}>
            {children}
          </State>
        ) : (
          children
        )}
      </Row>
    </section>
  );
}

/** Content of a state, for its router. */
const Drawn = createContext<ReactNode>(undefined);
const DrawnAnywhere = () => useContext(Drawn);

interface StateProps {
  /** Of the state, in a word or two. */
  name: string;
  /** Width in px; without one that of the page. */
  width?: number;
  children: ReactNode;
}

/** A part in one state, with an address of its own: what it writes there is not seen by the others. */
export function State({ name, width, children }: StateProps) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", Component: DrawnAnywhere }]));
  return (
    <figure className="parts-state" style={{ inlineSize: width }}>
      <figcaption lang="en" translate="no">
        <bdi>{name}</bdi>
      </figcaption>
      <Drawn value={children}>
        <RouterProvider router={router} />
      </Drawn>
    </figure>
  );
}

/** In a form: sends it when it comes, so that its fields say what is wrong. */
export function Sent() {
  const { submitForm } = useFormikContext();
  const send = useEffectEvent(() => void submitForm());
  useEffect(() => send(), []);
  return null;
}
