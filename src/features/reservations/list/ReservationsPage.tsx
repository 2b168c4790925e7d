import "./reservations.scss";

import { useText } from "@/shared/i18n/useText";
import { ListPage } from "@/shared/list/page/ListPage";
import { newReservationPath } from "@/shared/routing/paths";
import { UndoOffer } from "@/shared/undo/UndoOffer";
import { UndoQuestion } from "@/shared/undo/UndoQuestion";

import { ArrivedNote } from "./ArrivedNote";
import { deletions } from "@/shared/stay/record/deletions";
import { reservationList } from "./reservationList";

export function ReservationsPage() {
  const { text } = useText();
  return (
    <ListPage
      list={reservationList}
      create={{ label: "reservations.new", path: newReservationPath }}
      notes={<ArrivedNote />}
    >
      <UndoQuestion
        undo={deletions}
        title={text("delete.title")}
        confirmLabel={text("delete.confirm")}
        cancelLabel={text("delete.keep")}
        sentenceOf={({ customer }) => text("delete.question", { customer })}
      />
      <UndoOffer
        undo={deletions}
        sentenceOf={(deleted) =>
          deleted.length === 1
            ? text("delete.done", { customer: deleted[0]?.customer ?? "" })
            : text("delete.manyDone", { count: deleted.length })
        }
      />
    </ListPage>
  );
}
