import type { GuestRow } from "@/contract/guests/guestList";
import type { Texts } from "@/shared/i18n/texts";
import { StateBadge } from "@/shared/ui/states/StateBadge";

interface GuestMarksProps {
  guest: Pick<GuestRow, "isVip" | "unwelcome" | "missing" | "company">;
  text: Texts["text"];
}

/** What a desk has to know of a guest before anything else. */
export function GuestMarks({ guest: { isVip, unwelcome, missing, company }, text }: GuestMarksProps) {
  if (!isVip && !unwelcome && missing.length === 0 && !company) return null;
  return (
    <span className="guest-marks">
      {unwelcome && <StateBadge tone="late">{text("guests.unwelcome")}</StateBadge>}
      {isVip && <StateBadge tone="open">{text("list.vip")}</StateBadge>}
      {missing.length > 0 && <StateBadge tone="quiet">{text("guests.incomplete")}</StateBadge>}
      {company && <bdi className="guest-detail">{company}</bdi>}
    </span>
  );
}
