import type { NamedDocument } from "@/contract/billing/billingDocument";
import { isCorrective } from "@/domain/billing/documentKinds";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";

import { documentRecord } from "./documentRecord";

/** The documents around one, each with its kind where it has to be told from others. */
export function DocumentLinks({
  documents,
}: {
  documents: (Pick<NamedDocument, "id" | "number"> & Partial<NamedDocument>)[];
}) {
  const { text } = useText();
  return (
    <Row as="span" gap={8} rowGap={2} wraps>
      {documents.map(({ id, number, kind }) => (
        <PathLink key={id} to={documentRecord.pathOf(id)}>
          <bdi>{number}</bdi>
          {kind && isCorrective(kind) && ` · ${text(`invoice.kind.${kind}`)}`}
        </PathLink>
      ))}
    </Row>
  );
}
