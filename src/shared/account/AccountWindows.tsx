import type { AccountWindow } from "@/contract/account/accountWindows";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";
import { Text } from "@/shared/ui/layout/Text";
import { PrintIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";

import { AccountTable, type LineActs } from "./AccountTable";
import { type ShownAccount, useWindowName } from "./accountLines";

interface AccountWindowsProps extends LineActs {
  account: ShownAccount;
  /** The id of the account's heading. */
  labelledBy: string;
  onPrint: (window: AccountWindow) => void;
}

/** The windows of an account. With two of them each names its payer and is printed by itself. */
export function AccountWindows({ account, labelledBy, onPrint, ...acts }: AccountWindowsProps) {
  const { text } = useText();
  const nameOf = useWindowName(account);
  const { billing, windows } = account;
  if (!billing)
    return windows.map((sums) => <AccountTable key={sums.window} {...{ account, sums, labelledBy, ...acts }} />);
  return windows.map((sums) => {
    const { window } = sums;
    const heading = `${labelledBy}-${window}`;
    const name = nameOf(window);
    return (
      <Stack key={window} gap={8}>
        <Text as="h3" breaksWords id={heading} className="account-payer">
          <bdi>{text("booking.folioOf", { name })}</bdi>
          {window === "company" && (
            <small>
              <bdi>{[billing.taxId, billing.email].filter(Boolean).join(" · ")}</bdi>
            </small>
          )}
        </Text>
        <AccountTable account={account} sums={sums} labelledBy={heading} {...acts} />
        <PrintButton label={text("booking.folioPrintOf", { name })} onPress={() => onPrint(window)} />
      </Stack>
    );
  });
}

/** The sums of both windows together. */
export function AccountSums({ account }: { account: ShownAccount }) {
  const { text } = useText();
  const { money } = useBookingFormat(account);
  const sumOf = (figure: "total" | "balance") => account.windows.reduce((sum, window) => sum + window[figure], 0);
  return (
    <section aria-label={text("booking.folioBoth")}>
      <h3>{text("booking.folioBoth")}</h3>
      <Facts
        shape="sums"
        facts={[
          { label: text("booking.total"), value: money(sumOf("total")) },
          { label: text("column.balance"), value: money(sumOf("balance")) },
        ]}
      />
    </section>
  );
}

interface PrintButtonProps {
  label: string;
  onPress: () => void;
}

export function PrintButton({ label, onPress }: PrintButtonProps) {
  return (
    <button type="button" className="btn btn-quiet btn-own-width" onClick={onPress}>
      <PrintIcon size={18} aria-hidden="true" />
      {label}
    </button>
  );
}
