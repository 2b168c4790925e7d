import { createContext, type ReactNode, useContext } from "react";
import { MemoryRouter } from "react-router-dom";

/** The name of the only part that is drawn; null: all. */
export const OnlyPart = createContext<string | null>(null);

interface PartProps {
  /** Of its component, as in the code. */
  name: string;
  children: ReactNode;
}

/** A component with its states. */
export function Part({ name, children }: PartProps) {
  const only = useContext(OnlyPart);
  if (only && only !== name) return null;
  return (
    <section className="parts-part" id={name}>
      <h2 lang="en" dir="ltr" translate="no">
        <a href={`#${name}`}>{name}</a>
      </h2>
      <div className="parts-states">{children}</div>
    </section>
  );
}

interface StateProps {
  /** Of the state, in a word or two. */
  name: string;
  /** Width in px; without one that of the page. */
  width?: number;
  children: ReactNode;
}

/** A part in one state, with an address of its own: what it writes there is not seen by the others. */
export function State({ name, width, children }: StateProps) {
  return (
    <figure className="parts-state" style={{ inlineSize: width }}>
      <figcaption lang="en" dir="ltr" translate="no">
        {name}
      </figcaption>
      <MemoryRouter>{children}</MemoryRouter>
    </figure>
  );
}
