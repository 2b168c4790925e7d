import { useFormikContext } from "formik";

import type { RequestKind } from "@/contract/guests/guestRequest";
import { useFormat } from "@/shared/i18n/useFormat";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { createLoad } from "@/shared/load/createLoad";
import { FormSection } from "@/shared/record/sections/FormSection";
import { ownOf } from "@/shared/shapes";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { LoadState } from "@/shared/ui/states/LoadState";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { QuantityRow } from "./QuantityRow";

const MOST = 20;

/** The kinds of requests. */
export const askableKinds = createLoad("askableKinds", () => reservationsApi.listRequestKinds());

/** Requests that are typed with a new reservation; the page of a reservation has `RequestsCard` instead. */
export function RequestsSection({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { money } = useFormat();
  const load = askableKinds.use();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { asked = {} } = values;
  const { currency } = hotel.property;
  // a repair is asked for by those who are in the house
  const kinds = load.data?.filter(({ department }) => department !== "maintenance") ?? [];
  const ask = (kind: string, quantity: number) => void setFieldValue("asked", { ...asked, [kind]: quantity });
  const isAsked = ({ id }: RequestKind) => asked[id] !== undefined;
  return (
    <FormSection title={text("requests.menu")}>
      <Muted as="p">{text("requests.askedHint")}</Muted>
      <LoadState load={load} failed={text("requests.failed")} />
      {load.data && (
        <select
          className="form-select"
          aria-label={text("requests.add")}
          value=""
          onChange={({ target }) => ask(target.value, 1)}
        >
          <option value="">{text("requests.add")}</option>
          {kinds
            .filter((kind) => !isAsked(kind))
            .map(({ id }) => (
              <option key={id} value={id}>
                {text(`requests.kind.${id}`)}
              </option>
            ))}
        </select>
      )}
      <Columns as="ul" least={18} keepsWidth gap={32} rowGap={8}>
        {kinds.filter(isAsked).map(({ id, price, isNightly }) => (
          <QuantityRow
            key={id}
            name={text(`requests.kind.${id}`)}
            detail={[
              price === 0 ? text("requests.free") : money({ cents: price, currency }),
              isNightly && text("requests.nightly"),
            ]
              .filter(Boolean)
              .join(" · ")}
            most={MOST}
            quantity={ownOf(asked, id) ?? 0}
            onChange={(quantity) => ask(id, quantity)}
          />
        ))}
      </Columns>
    </FormSection>
  );
}
