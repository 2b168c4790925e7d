import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { isRedemption } from "@/domain/account/corrections";
import { outlivedAllowances } from "@/domain/folio/allowances";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { linesOfGroup } from "./groupOf";
import { named } from "./nightsSlept";

/** The stay without the allowances that are more than is left of its bill. `reason` stands in their corrections. */
export function withoutOutlived(
  stay: StoredReservation,
  hotel: Hotel,
  reason = "Cambio de la estancia",
): StoredReservation {
  const { products, property } = hotel;
  const group = linesOfGroup(stay, hotel, "all");
  const ended = outlivedAllowances({ stay, group, products, date: property.businessDate, reason });
  const lines = ended.map((line) => ({ ...line, ...named(endedAt(stay, line)) }));
  return lines.length > 0 ? { ...stay, charges: [...stay.charges, ...lines] } : stay;
}

/** The allowances that go on, as the change at a version which has taken them back is undone. Points are not given again. */
export const allowedAgain = ({ charges }: StoredReservation, of: Version, date: CivilDate): Charge[] =>
  charges
    .filter((line) => line.kind === "allowance" && !isRedemption(line))
    .filter(({ id }) => charges.some(({ sourceRef }) => sourceRef === endedAt(of, { corrects: id })))
    .map((line) => ({ ...line, ...named(`again:${of.id}:${of.version}:${line.id}`), date }));

type Version = Pick<StoredReservation, "id" | "version">;

/** One for each change of a stay: it is of the version that was changed. */
const endedAt = ({ id, version }: Version, { corrects = "" }: Pick<Charge, "corrects">) =>
  `correction:${id}:${version}:${corrects}`;
