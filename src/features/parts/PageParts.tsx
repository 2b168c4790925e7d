import { type ComponentType, lazy, Suspense } from "react";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Breadcrumbs } from "@/shared/ui/page/Breadcrumbs";
import { HiddenPageHeading } from "@/shared/ui/page/HiddenPageHeading";
import { AddIcon, ReturnIcon } from "@/shared/ui/icons";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { plannedPage } from "@/shared/feature/plannedPage";
import { Tabs } from "@/shared/ui/Tabs";

import { Part, State } from "./Part";
import { longName } from "./samples";

const Planned = lazy(async (): Promise<{ default: ComponentType }> => ({
  default: await plannedPage("", "channels", "menu.reservations", 0).page(),
}));

/** The frame of a page. */
export function PageParts() {
  const { text } = useText();
  const title = text("reservations.title");
  const parent = text("booking.stay");
  return (
    <>
      <Part name="PageHeader">
        <State name="the main action">
          <PageHeader
            title={title}
            parent={parent}
            action={{ icon: AddIcon, isPrimary: true, path: paths.reservations, label: text("reservations.new") }}
          />
        </State>
        <State name="a way back; a long title, on a phone" width={320}>
          <PageHeader
            title={longName}
            parent={parent}
            action={{ icon: ReturnIcon, path: paths.reservations, label: text("reservation.back") }}
          />
        </State>
      </Part>

      <Part name="HiddenPageHeading" state="for screen readers only">
        <HiddenPageHeading title={title} parent={parent} />
      </Part>

      <Part name="Breadcrumbs" state="usual">
        <Breadcrumbs parent={parent} page={title} />
      </Part>

      <Part name="PlannedPage" state="usual">
        <Suspense>
          <Planned />
        </Suspense>
      </Part>

      <Part name="Tabs">
        <State name="three">
          <Views />
        </State>
        <State name="on a narrow phone" width={240}>
          <Views />
        </State>
      </Part>
    </>
  );
}

function Views() {
  const { text } = useText();
  return (
    <Tabs
      label={text("view.label")}
      tabs={[
        { id: "all", label: text("list.view.all"), content: <p>{text("reservation.plan")}</p> },
        { id: "inHouse", label: text("view.inHouse"), content: <p>{text("planning.plan")}</p> },
        { id: "withBalance", label: text("view.withBalance"), content: <p>{text("checkInOut.plan")}</p> },
      ]}
    />
  );
}
