import { useText } from "@/shared/i18n/useText";
import type { Enrolment } from "@/shared/stay/member/enrolments";
import { Membership } from "@/shared/stay/member/Membership";
import { Text } from "@/shared/ui/layout/Text";

/** The level and the points of a guest, or the way into the programme. */
export function GuestMembership(guest: Enrolment) {
  const { text } = useText();
  return (
    <section aria-labelledby="guest-membership">
      <Text as="h3" before={16} after={8} size={16} weight={600} id="guest-membership">
        {text("loyalty.title")}
      </Text>
      <Membership {...guest} />
    </section>
  );
}
