import { Breadcrumbs } from "./Breadcrumbs";
import { usePageHeading } from "./usePageHeading";

interface HiddenPageHeadingProps {
  title: string;
  /** What the page belongs to. */
  parent: string;
}

/** Title and breadcrumb of a page whose look has no room for them: read, not seen. */
export function HiddenPageHeading({ title, parent }: HiddenPageHeadingProps) {
  return (
    <div className="visually-hidden">
      <h1 ref={usePageHeading(title)} tabIndex={-1} dir="auto">
        {title}
      </h1>
      <Breadcrumbs parent={parent} page={title} />
    </div>
  );
}
