import type { ReactNode } from "react";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

/** The ways that are left, as buttons. */
export function Ways({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={4} role="group" aria-label={label}>
      <span className="form-label">{label}</span>
      <Row gap={8} rowGap={8} wraps>
        {children}
      </Row>
    </Stack>
  );
}

export function Way({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn btn-quiet btn-sm" onClick={onTake}>
      <span>{children}</span>
    </button>
  );
}

/** The price, and how much more or less that is than what was wanted. */
export function Price({ hotel, total, wanted }: { hotel: Hotel; total: number; wanted: number }) {
  const { money, difference } = useBookingFormat(hotel.property);
  return (
    <>
      {" · "}
      {money(total)}
      {total !== wanted && ` (${difference(total - wanted)})`}
    </>
  );
}
