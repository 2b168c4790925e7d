import type { ReactNode } from "react";

import type { ActionOf, Definition, InputOf } from "@/contract/definition/defineRecord";
import type { Fields, TypedValues } from "@/contract/definition/fields";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useText } from "@/shared/i18n/useText";

import { DefinedField } from "./DefinedField";
import { nameColumn, textIdOf, wordsIn } from "./definedWords";
import { emptyValues, sentValues } from "./formOf";

/** By act, what its fields begin with. */
export type Proposed<D extends Definition, Shown> = {
  [Action in ActionOf<D>]?: (record: Shown) => Partial<TypedValues<D["acts"][Action]["input"]>>;
};

/** By act, a dialog that is more than the fields of its input. */
export type Dialogs<D extends Definition, Shown> = {
  [Action in ActionOf<D>]?: (dialog: OpenDialog<InputOf<D>>, record: Shown) => ReactNode;
};

/** The acts of a definition for the buttons of a record: one that asks for something has a dialog. */
export const actsOf = <D extends Definition, Shown extends object>(
  definition: D,
  proposed: Proposed<D, Shown> = {},
  dialogs: Dialogs<D, Shown> = {},
) =>
  (Object.keys(definition.acts) as ActionOf<D>[]).map((action): Act<ActionOf<D>, InputOf<D>, Shown> => {
    const { from, input, isPrimary = false } = definition.acts[action]!;
    const act = {
      action,
      label: textIdOf(definition, `action.${action}`),
      isPrimary: (record: Shown) => isPrimary && from.includes(String(Reflect.get(record, "state"))),
    };
    const own = dialogs[action];
    if (own) return { ...act, renderDialog: own };
    if (Object.keys(input).length === 0) return act;
    return {
      ...act,
      renderDialog: (dialog, record) => (
        <ActDialog
          {...{ definition, action, input, dialog }}
          name={wordsIn(record, nameColumn(definition))}
          proposed={proposed[action]?.(record)}
        />
      ),
    };
  });

interface ActDialogProps<Input> {
  definition: Definition;
  action: string;
  input: Fields;
  dialog: OpenDialog<Input>;
  /** Of the record. */
  name: string;
  proposed: object | undefined;
}

function ActDialog<Input>({ definition, action, input, dialog, name, proposed }: ActDialogProps<Input>) {
  const { text } = useText();
  return (
    <ActionForm
      dialog={dialog}
      title={[text(textIdOf(definition, `action.${action}`)), name]}
      initialValues={{ ...emptyValues(input), ...proposed }}
      faultsOf={(values) => fieldFaults(input, sentValues(input, { ...values }))}
      inputOf={(values) => sentValues(input, { ...values })}
    >
      {() =>
        Object.entries(input).map(([field, rule]) => (
          <DefinedField key={field} name={field} field={rule} label={textIdOf(definition, `${field}.${action}`)} />
        ))
      }
    </ActionForm>
  );
}
