import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

import { ErrorBoundary } from "./ErrorBoundary";
import { Loading } from "./Loading";

/**
 * A part whose code is fetched when it is drawn for the first time. Where that fails, a sentence stands in its place, and
 * the page with all that is typed in it stays; the fetch is repeated by "Reintentar", once connected, or when it is
 * opened again.
 */
export function onDemand<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  whileFetched: ReactNode = <Loading />,
): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        Fetched = fetched();
        throw error;
      }
    });
  let Fetched = fetched();

  // read with each mount: a component that could not be fetched stays so
  const Part = (props: Props) => <Fetched {...props} />;

  return (props) => (
    <ErrorBoundary>
      <Suspense fallback={whileFetched}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
