import { usePageHeading } from "./usePageHeading";

/** The heading of a page whose look has no room for one: read, not seen. */
export function HiddenPageHeading({ title }: { title: string }) {
  return (
    <h1 ref={usePageHeading(title)} tabIndex={-1} className="visually-hidden" dir="auto">
      {title}
    </h1>
  );
}
