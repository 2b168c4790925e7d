import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { ActionDialog } from "@/shared/actions/ActionDialog";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { selectLine, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useTillDialog } from "../state/useTillDialog";

/** How the article of the chosen line is made. */
export function ModifiersDialog({ till }: { till: Till }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { difference } = useBookingFormat(till.property);
  const line = useSelector(selectLine);
  const article = till.articles.find(({ id }) => id === line?.articleId);
  const [chosen, setChosen] = useState(line?.modifiers ?? []);
  const dialog = useTillDialog<never>(() => {});
  if (!article) return null;

  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const groups = [...new Set(article.modifiers.map(({ group }) => group))];

  return (
    <ActionDialog
      dialog={dialog}
      title={[text("sale.modifiers"), article.name].join(" · ")}
      submitLabel={text("sale.modify")}
      isComplete
      onSubmit={() => dispatch(ticketActions.modified({ article, names: chosen }))}
    >
      {() =>
        groups.map((group) => (
          <Stack key={group} as="fieldset" gap={8}>
            <legend className="form-label" dir="auto">
              {group}
            </legend>
            {article.modifiers
              .filter((one) => one.group === group)
              .map(({ name, price }) => (
                <Row as="label" key={name} gap={8} isTouchable>
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={chosen.includes(name)}
                    onChange={() => toggle(name)}
                  />
                  <bdi>{name}</bdi>
                  {price > 0 && <bdi>{difference(price)}</bdi>}
                </Row>
              ))}
          </Stack>
        ))
      }
    </ActionDialog>
  );
}
