import { type RoutedKind, routedKinds } from "@/contract/account/accountWindows";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Stack } from "@/shared/ui/layout/Stack";

/** A switch for each kind of line that can go to the other window by itself. */
export function RoutedFields({ legend }: { legend: string }) {
  const { text } = useText();
  const problem = useFieldProblem("routed");
  return (
    <Stack as="fieldset" gap={4} aria-describedby={problem ? "routed-problem" : undefined}>
      <legend className="form-label">{legend}</legend>
      {routedKinds.map((kind) => (
        <SwitchField key={kind} name={`routed.${kind}`} label={text(`booking.routed.${kind}`)} />
      ))}
      <FieldProblem id="routed-problem" problem={problem} />
    </Stack>
  );
}

/** The values of the switches. */
export const chosenKinds = (routed: readonly RoutedKind[]): Record<string, boolean> =>
  Object.fromEntries(routedKinds.map((kind) => [kind, routed.includes(kind)]));

export const kindsIn = (chosen: Record<string, boolean>): RoutedKind[] => routedKinds.filter((kind) => chosen[kind]);
