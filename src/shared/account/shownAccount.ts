import type { AccountInput, Charge } from "@/contract/account/account";
import type { RuledAccount } from "@/domain/account/ruledAccount";
import type { OpenDialog } from "@/shared/actions/ActionDialog";

/** An account as a screen shows it. */
export interface ShownAccount extends RuledAccount {
  /** Whose it is, in the titles of the dialogs: a guest with the room, a table. */
  name: string;
  /** IANA name of the zone in which payments have their dates. */
  timeZone: string;
  /** Lines that are not posted yet. */
  upcoming: Charge[];
}

/** The props of each dialog of an account. */
export interface AccountDialogProps {
  dialog: OpenDialog<AccountInput>;
  account: ShownAccount;
}
