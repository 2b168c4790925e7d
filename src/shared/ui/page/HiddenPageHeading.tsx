import { Breadcrumbs } from "./Breadcrumbs";
import { usePageHeading } from "./usePageHeading";
import { usePageName } from "./pageName";

interface HiddenPageHeadingProps {
  /** Unless it is the declared one. */
  title?: string;
  parent?: string;
}

/** Title and breadcrumb for screen readers, on a page that does not show them. */
export function HiddenPageHeading(said: HiddenPageHeadingProps) {
  const { title, parent } = usePageName(said);
  return (
    <div className="visually-hidden">
      <h1 ref={usePageHeading(title)} tabIndex={-1} dir="auto">
        {title}
      </h1>
      <Breadcrumbs parent={parent} page={title} />
    </div>
  );
}
