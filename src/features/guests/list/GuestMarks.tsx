import type { GuestRow } from "@/contract/guests/guestList";
import type { Texts } from "@/shared/i18n/texts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { StateBadge } from "@/shared/ui/states/StateBadge";

interface GuestMarksProps {
  guest: Pick<GuestRow, "isVip" | "unwelcome" | "missing" | "company">;
  text: Texts["text"];
}

/** Marks of a guest that the desk has to see before anything else. */
export function GuestMarks({ guest: { isVip, unwelcome, missing, company }, text }: GuestMarksProps) {
  if (!isVip && !unwelcome && missing.length === 0 && !company) return null;
  return (
    <Row as="span" gap={4} wraps shrinks className="guest-marks">
      {unwelcome && <StateBadge tone="late">{text("guests.unwelcome")}</StateBadge>}
      {isVip && <StateBadge tone="open">{text("list.vip")}</StateBadge>}
      {missing.length > 0 && <StateBadge tone="quiet">{text("guests.incomplete")}</StateBadge>}
      {company && (
        <Muted as="bdi" shrinks cuts size={13} className="guest-detail">
          {company}
        </Muted>
      )}
    </Row>
  );
}
