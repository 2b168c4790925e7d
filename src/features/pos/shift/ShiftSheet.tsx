import type { TillShift } from "@/contract/pos/shifts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { Columns } from "@/shared/ui/layout/Columns";
import { type Fact, Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

/** The figures of a shift, the same on the screen and on paper: cash is not told before it is counted. */
export function ShiftSheet({ shift }: { shift: TillShift }) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const { money, difference } = useBookingFormat(useProperty());
  const { sums, state, float, openingDifference, movements, expected, counted, left } = shift;
  const isBlind = state === "open";
  const signed = (cents: number) => (cents === 0 ? money(0) : difference(cents));

  const taken: Fact[] = [
    ...sums.methods.map(({ method, amount }) => ({ label: text(`tickets.method.${method}`), value: money(amount) })),
    { label: text(isBlind ? "tillShifts.cashless" : "tillShifts.sales"), value: money(sums.sales), isTotal: true },
    { label: text("tillShifts.tips"), value: money(sums.tips) },
    { label: text("tillShifts.discounts"), value: money(sums.discounts) },
    { label: text("tillShifts.returns"), value: money(sums.returns) },
    { label: text("tillShifts.tickets"), value: String(sums.tickets) },
    { label: text("tillShifts.voided"), value: String(sums.voided) },
  ];
  const cash: Fact[] = [
    { label: text("tillShifts.float"), value: money(float) },
    { label: text("tillShifts.openingDifference"), value: openingDifference !== 0 && signed(openingDifference) },
    ...movements.map(({ id, at, kind, amount, reason, by }) => ({
      label: id,
      drawn: (
        <>
          {text(kind === "in" ? "tillShifts.action.putIn" : "tillShifts.action.takeOut")}: <bdi>{reason}</bdi>
          <Muted as="div" size={13}>
            {dayAndTime(at)} · <bdi>{by}</bdi>
          </Muted>
        </>
      ),
      value: signed(kind === "in" ? amount : 0 - amount),
    })),
    ...(expected === undefined || counted === undefined
      ? []
      : [
          { label: text("tillShifts.expected"), value: money(expected) },
          { label: text("tillShifts.counted"), value: money(counted) },
          {
            label: text("tillShifts.difference"),
            value: (
              <Text tone={counted === expected ? "success" : "danger"} weight={650}>
                <bdi>{signed(counted - expected)}</bdi>
              </Text>
            ),
            isTotal: true,
          },
        ]),
    { label: text("tillShifts.left"), value: left !== undefined && money(left) },
  ];

  return (
    <Columns least={18} gap={40} rowGap={16} align="start">
      <Stack as="section" gap={8} aria-label={text("tillShifts.taken")}>
        <Text as="h2" size={15} weight={620}>
          {text("tillShifts.taken")}
        </Text>
        <Facts shape="sums" facts={taken} />
        {isBlind && <Muted size={13}>{text("tillShifts.hidden")}</Muted>}
      </Stack>
      <Stack as="section" gap={8} aria-label={text("tillShifts.cash")}>
        <Text as="h2" size={15} weight={620}>
          {text("tillShifts.cash")}
        </Text>
        <Facts shape="sums" facts={cash} />
      </Stack>
    </Columns>
  );
}
