import { useDispatch } from "react-redux";
import { generatePath } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservationList";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon, RenameIcon } from "@/shared/ui/icons";

import { deletionAsked } from "./deletionSlice";

export function RowActions({ row: { id, customer } }: { row: ReservationRow }) {
  const { text } = useText();
  const dispatch = useDispatch();
  return (
    <span className="row-actions">
      <IconButton
        label={text("list.edit", { customer })}
        icon={RenameIcon}
        onClick={() => openPath(generatePath(paths.reservation, { id }))}
      />
      <IconButton
        label={text("list.delete", { customer })}
        icon={RemoveIcon}
        onClick={() => dispatch(deletionAsked({ id, customer }))}
      />
    </span>
  );
}
