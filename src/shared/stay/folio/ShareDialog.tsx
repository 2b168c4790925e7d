import { useFormikContext } from "formik";

import type { GroupInput } from "@/contract/reservations/folio";
import type { GroupChoice } from "@/contract/reservations/groupFolio";
import type { Reservation } from "@/contract/reservations/reservations";
import { choiceFaults, groupFaults } from "@/domain/folio/groupRules";
import { fullName } from "@/domain/people/names";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { PickerSearch } from "@/shared/ui/fields/Picker";
import { TextField } from "@/shared/ui/fields/TextField";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";

import { chosenKinds, kindsIn, RoutedFields } from "@/shared/account/RoutedFields";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { groupChoices, soughtMembers } from "./soughtFolios";

interface ShareDialogProps {
  dialog: OpenDialog<GroupInput>;
  reservation: Reservation;
}

/** Asks for whom this folio pays, and what: the rest stays with each guest. */
export function ShareDialog(props: ShareDialogProps) {
  const { text } = useText();
  const { id, version } = props.reservation;
  const load = groupChoices.use({ id, version });
  if (!load.data) return <LoadState load={load} failed={text("booking.group.failed")} />;
  return <ShareForm {...props} proposed={load.data} />;
}

function valuesOf({ group, guest }: Reservation, proposed: GroupChoice[]) {
  const members = proposed.filter(({ isMember }) => isMember);
  const routed = group?.routed ?? ["room", "extra"];
  return {
    payer: group?.name ?? (guest.company || fullName(guest)),
    routed: chosenKinds(routed),
    memberIds: members.map(({ id }) => id),
    /** Those who were searched for. */
    added: [] as GroupChoice[],
  };
}

type Values = ReturnType<typeof valuesOf>;

function ShareForm({ dialog, reservation, proposed }: ShareDialogProps & { proposed: GroupChoice[] }) {
  const { text } = useText();
  const label = text("booking.action.group");

  const inputOf = ({ payer, routed, memberIds }: Values): GroupInput => ({
    payer,
    routed: kindsIn(routed),
    memberIds,
  });

  const faultsOf = (values: Values) => [
    ...groupFaults(inputOf(values), reservation.group !== undefined),
    ...choiceFaults([...proposed, ...values.added], values.memberIds),
  ];

  return (
    <ActionForm
      dialog={dialog}
      title={[label, reservation.id]}
      initialValues={valuesOf(reservation, proposed)}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {({ added }) => (
        <>
          <TextField name="payer" label={text("booking.group.name")} dir="auto" />
          <RoutedFields legend={text("booking.group.routed")} />
          <Members leaderId={reservation.id} choices={[...proposed, ...added]} />
        </>
      )}
    </ActionForm>
  );
}

interface MembersProps {
  leaderId: string;
  choices: GroupChoice[];
}

/** Who is in the group, and a search for others. */
function Members({ leaderId, choices }: MembersProps) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<Values>();
  const { memberIds, added } = values;

  function choose(id: string, isChosen: boolean) {
    const others = memberIds.filter((one) => one !== id);
    void setValues({ ...values, memberIds: isChosen ? [...others, id] : others });
  }

  function add(found: GroupChoice) {
    const isKnown = choices.some(({ id }) => id === found.id);
    const others = memberIds.filter((one) => one !== found.id);
    const isAllowed = found.isMember || found.reasons.length === 0;
    void setValues({
      ...values,
      added: isKnown ? added : [...added, found],
      memberIds: isAllowed ? [...others, found.id] : others,
    });
  }

  return (
    <>
      <Stack as="fieldset" gap={4}>
        <legend className="form-label">{text("booking.group.members")}</legend>
        {choices.length === 0 && <p className="form-text">{text("booking.group.none")}</p>}
        {choices.map((choice) => (
          <Member key={choice.id} choice={choice} isChosen={memberIds.includes(choice.id)} onChoose={choose} />
        ))}
      </Stack>
      <PickerSearch
        key={choices.length}
        name="memberIds"
        search={{ use: (sought) => soughtMembers.use({ id: leaderId, text: sought }) }}
        texts="booking.group.search"
        keyOf={({ id }) => id}
        onChoose={add}
        isFocused={added.length > 0}
      >
        {(found) => <StayWords choice={found} />}
      </PickerSearch>
    </>
  );
}

interface MemberProps {
  choice: GroupChoice;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

function Member({ choice, isChosen, onChoose }: MemberProps) {
  const reasonText = useReason();
  const { id, reasons } = choice;
  const isFixed = reasons.length > 0;
  return (
    <Row as="label" gap={8} align="baseline">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isChosen}
        aria-disabled={isFixed || undefined}
        aria-describedby={isFixed ? `member-${id}` : undefined}
        onChange={({ target }) => !isFixed && onChoose(id, target.checked)}
      />
      <span>
        <StayWords choice={choice} />
        {isFixed && <small id={`member-${id}`}>{reasons.map(reasonText).join(" ")}</small>}
      </span>
    </Row>
  );
}

function StayWords({ choice: { id, name, arrival, departure } }: { choice: GroupChoice }) {
  const { date } = useFormat();
  return (
    <>
      <Text as="bdi" stands="start" breaksWords weight={550}>
        {name}
      </Text>{" "}
      <Muted breaksWords size={13}>
        <RecordNumber id={id} /> · <bdi>{`${date(arrival)} – ${date(departure)}`}</bdi>
      </Muted>
    </>
  );
}
