import type { ReactNode } from "react";
import { useParams } from "react-router-dom";

import type { ActionOf, Definition, InputOf } from "@/contract/definition/defineRecord";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import type { Act } from "@/shared/actions/act";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { ListPage } from "@/shared/list/page/ListPage";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { useRecordWords } from "@/shared/record/useRecordWords";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { type createDefined, type DefinedShown, wordsIn } from "./createDefined";

type Defined<D extends Definition, Shown extends DefinedShown<D>> = ReturnType<typeof createDefined<D, Shown>>;

interface DefinedPageProps<D extends Definition, Shown extends DefinedShown<D>> {
  of: Defined<D, Shown>;
  /** The values of an act before a person types. */
  proposed?: { [Action in ActionOf<D>]?: (record: Shown) => Partial<InputOf<D, Action>> };
  /** How a fact is drawn that is more than its words. */
  facts?: Partial<Record<string, (record: Shown) => ReactNode>>;
  /** Between the head and the history. */
  children?: (record: Shown) => ReactNode;
}

/** The list of a definition's records; one of them opens over it, with what is known of it, its acts and its history. */
export function DefinedPage<D extends Definition, Shown extends DefinedShown<D>>(props: DefinedPageProps<D, Shown>) {
  const { id } = useParams();
  return <ListPage list={props.of.list}>{id !== undefined && <DefinedDrawer key={id} id={id} {...props} />}</ListPage>;
}

function DefinedDrawer<D extends Definition, Shown extends DefinedShown<D>>({
  of,
  id,
  proposed,
  facts,
  children,
}: DefinedPageProps<D, Shown> & { id: string }) {
  const { definition, record: kind, textId } = of;
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const words = useRecordWords({ state: { label: textId("state"), as: "word" } });
  const [name = "", ...others] = Object.keys(definition.columns);

  const valueOf = (record: Shown, column: string) =>
    facts?.[column]?.(record) ??
    (definition.fields[column]?.kind === "instant" ? dayAndTime(wordsIn(record, column)) : wordsIn(record, column));

  const acts = (Object.keys(definition.acts) as ActionOf<D>[]).map((action): Act<ActionOf<D>, InputOf<D>, Shown> => {
    const { input, isPrimary = false } = definition.acts[action]!;
    const names = Object.keys(input);
    return {
      action,
      label: textId(`action.${action}`),
      isPrimary: () => isPrimary,
      renderDialog: (dialog, record) => (
        <ActionForm
          dialog={dialog}
          title={text(textId(`action.${action}`))}
          initialValues={{ ...Object.fromEntries(names.map((field) => [field, ""])), ...proposed?.[action]?.(record) }}
          faultsOf={(values) => fieldFaults(input, { ...values })}
          inputOf={({ clientId: _, ...values }) => values}
        >
          {() =>
            names.map((field) => (
              <NotesField
                key={field}
                name={field}
                label={text(textId(`${field}.${action}`))}
                limit={input[field]?.max ?? Infinity}
              />
            ))
          }
        </ActionForm>
      ),
    };
  });

  return (
    <RecordDrawer
      record={kind}
      id={id}
      titleOf={(record) => (record ? wordsIn(record, name) : id)}
      renderBeside={({ state }) => (
        <StateBadge tone={definition.states[state]!}>{text(textId(`state.${state}`))}</StateBadge>
      )}
    >
      {(record) =>
        record && (
          <>
            <RecordHead
              label={text(textId("head"))}
              facts={others
                .filter((column) => column !== "state")
                .map((column) => ({ label: text(textId(column)), value: valueOf(record, column) }))}
            >
              <RecordActs kind={kind} record={record} acts={acts} />
            </RecordHead>
            {children?.(record)}
            <RecordHistory
              title={text(textId("history"))}
              history={record.history}
              whatOf={(what) => text(textId(`history.${what}`))}
              words={words}
            />
          </>
        )
      }
    </RecordDrawer>
  );
}
