import type { ReactNode } from "react";
import { generatePath } from "react-router-dom";

import type { NamingText, TextPlace } from "@/contract/guests/erasure";
import { recordPath } from "@/shared/hotel/recordPaths";
import { useText } from "@/shared/i18n/useText";
import { createLoad } from "@/shared/load/createLoad";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";

import { guestsApi } from "../list/guestsApi";

/** Texts that name a guest besides their own record. */
export const namingTexts = createLoad("namingTexts", (id: string) => guestsApi.listNamingTexts({ params: { id } }));

const pathOf: Record<TextPlace, (id: string) => string> = {
  reservation: (id) => generatePath(paths.reservation, { id }),
  group: (id) => recordPath(id, "folio"),
  folio: (id) => recordPath(id, "folio"),
  payer: (id) => recordPath(id, "folio"),
  register: (id) => generatePath(paths.travellers, { id }),
  request: (id) => generatePath(paths.request, { id }),
  complaint: (id) => generatePath(paths.complaint, { id }),
  message: (id) => generatePath(paths.guestMessage, { id }),
  guest: (id) => generatePath(paths.guest, { id }),
  points: (id) => generatePath(paths.member, { id }),
  chat: (id) => generatePath(paths.chat, { id }),
  handover: () => paths.dashboardsHome,
  block: () => paths.availability,
  room: (id) => generatePath(paths.room, { id }),
  cleaning: (id) => generatePath(paths.cleaningTask, { id }),
  lostThing: (id) => `${paths.lostThings}/${id}`,
  ticket: (id) => `${paths.tickets}/${id}`,
  shift: (id) => `${paths.tillShifts}/${id}`,
  stock: (id) => `${paths.stock}/${id}`,
};

interface NamingListProps {
  texts: readonly NamingText[];
  /** Beside each that the law does not keep. */
  renderChoice?: (one: NamingText) => ReactNode;
}

/** Each with the way to where it stands. */
export function NamingList({ texts, renderChoice }: NamingListProps) {
  const { text } = useText();
  return (
    <Stack as="ul" gap={12}>
      {texts.map((one) => (
        <Row as="li" gap={8} rowGap={4} wraps key={one.key}>
          {one.isKept ? <span className="form-text">{text("guests.naming.kept")}</span> : renderChoice?.(one)}
          <PathLink to={pathOf[one.place](one.id)}>
            {[text(`guests.naming.place.${one.place}`), ...(hasNumber(one) ? [one.id] : [])].join(" · ")}
          </PathLink>
          {one.text && (
            <bdi id={idOfText(one)} className="naming-text">
              {one.text}
            </bdi>
          )}
        </Row>
      ))}
    </Stack>
  );
}

/** Of its element, which describes the choice. */
export const idOfText = ({ key }: NamingText) => `naming-${key}`;

/** Ids of these say nothing to a person. */
const unnumbered = new Set<TextPlace>(["handover", "chat", "block", "room"]);
const hasNumber = ({ place }: NamingText) => !unnumbered.has(place);

/** Of an erased guest: the texts that were left, to be looked at. */
export function LeftTexts({ guestId }: { guestId: string }) {
  const { text } = useText();
  const load = namingTexts.use(guestId);
  const { data = [] } = load;
  if (load.status === "loaded" && data.length === 0) return null;
  return (
    <section aria-labelledby="left-texts">
      <Text as="h3" before={16} after={8} size={16} weight={600} id="left-texts">
        {text("guests.naming")}
      </Text>
      <LoadState load={load} failed={text("guests.naming.failed")} />
      {data.length > 0 && <p className="form-text">{text("guests.naming.left")}</p>}
      <NamingList texts={data} />
    </section>
  );
}
