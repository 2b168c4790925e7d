import { Breadcrumbs } from "./Breadcrumbs";
import { usePageHeading } from "./usePageHeading";

interface HiddenPageHeadingProps {
  title: string;
  /** The group of the menu that the page belongs to. */
  parent: string;
}

/** Title and breadcrumb for screen readers, on a page that does not show them. */
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
