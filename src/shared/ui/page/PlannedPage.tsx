import "./planned-page.scss";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import { Stack } from "../layout/Stack";
import { PageHeader } from "./PageHeader";

interface PlannedPageProps {
  /** Text of what the page will offer, in a line. */
  plan: MessageId;
}

/** A page that is not built yet: title, place and purpose. */
function PlannedPage({ plan }: PlannedPageProps) {
  const { text } = useText();
  return (
    <>
      <PageHeader />
      <Stack as="section" gap={20} align="center" className="planned">
        <svg className="planned-picture" viewBox="0 0 160 96" aria-hidden="true">
          <path className="planned-sea" d="M8 82c12-6 24-6 36 0s24 6 36 0 24-6 36 0 24 6 36 0" />
          <path className="planned-line" d="M40 70V30h36v40M76 70V18h44v52M28 70h104" />
          <path className="planned-door" d="M92 70V52h12v18" />
          <path
            className="planned-window"
            d="M48 40h8M60 40h8M48 52h8M60 52h8M84 30h8M96 30h8M108 30h6M84 42h8M96 42h8M108 42h6"
          />
        </svg>
        <p>{text(plan)}</p>
      </Stack>
    </>
  );
}

/** The page of a planned route. */
export const plannedPageOf = (plan: MessageId) =>
  function Planned() {
    return <PlannedPage plan={plan} />;
  };
