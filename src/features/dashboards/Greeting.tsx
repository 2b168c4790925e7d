import { useState } from "react";
import { useSelector } from "react-redux";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";

/** Who has signed in, and on which day. */
export function Greeting({ greeting }: { greeting: MessageId }) {
  const { text } = useText();
  const { longDate } = useFormat();
  const user = useSelector(selectUser);
  const [today] = useState(() => new Date());
  return (
    <section className="greeting">
      <h2>{text(greeting)}</h2>
      <p>
        {user && <bdi>{user.username}</bdi>} <time>{longDate(today)}</time>
      </p>
    </section>
  );
}
