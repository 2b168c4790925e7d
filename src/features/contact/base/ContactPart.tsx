import { type ReactNode, useId } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { CreateButton } from "@/shared/ui/page/CreateButton";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { ContactParts } from "./ContactParts";

interface ContactPartProps {
  title: MessageId;
  create: { label: MessageId; path: string };
  /** Content of the card. */
  children: ReactNode;
}

/** A part of the page that is no list: its card, below the way to the others. */
export function ContactPart({ title, create, children }: ContactPartProps) {
  const { text } = useText();
  const id = useId();
  return (
    <>
      <PageHeader description={text("guestContact.plan")}>
        <ContactParts />
        <CreateButton {...create} />
      </PageHeader>
      <section className="card contact-part" aria-labelledby={id}>
        <h2 id={id}>{text(title)}</h2>
        {children}
      </section>
    </>
  );
}
