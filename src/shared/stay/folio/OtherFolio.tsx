import { useFormikContext } from "formik";

import type { Reservation } from "@/contract/reservations/reservations";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import { foliosNear } from "./soughtFolios";
import { type StayChoice, StayField } from "./StayField";

/** The stay in house that takes a charge after the folio is closed. Those of the guest or of the room come first. */
export function OtherFolio({ reservation: { id } }: { reservation: Reservation }) {
  const { text } = useText();
  const { data = [] } = foliosNear.use(id);
  const { values, setFieldValue } = useFormikContext<StayChoice>();
  return (
    <>
      <p role="status">{text("booking.folioIsClosed")}</p>
      {!values.stay && data.length > 0 && (
        <Row gap={8} align="baseline" wraps role="group" aria-label={text("booking.staysNear")}>
          <span className="form-text">{text("booking.staysNear")}</span>
          {data.map((near) => (
            <button
              key={near.id}
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => void setFieldValue("stay", near)}
            >
              <bdi>{[near.room, near.customer].filter(Boolean).join(" · ")}</bdi>
            </button>
          ))}
        </Row>
      )}
      <StayField />
    </>
  );
}
