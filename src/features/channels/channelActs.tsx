import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

import type { ConnectedChannel, ChannelAction, ChannelFields } from "@/contract/channels/channel";
import { channelActFaults, mappingField, type MappingNames } from "@/domain/channels/channelLife";
import { isCivilDate } from "@/domain/civilDate";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useProperty } from "@/shared/hotel/useProperty";
import { useHoldsFrom } from "@/shared/hotel/useHoldsFrom";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Columns } from "@/shared/ui/layout/Columns";
import { Text } from "@/shared/ui/layout/Text";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import { salesChannels } from "./channelRecords";

interface DialogProps {
  dialog: OpenDialog<ChannelFields>;
  channel: ConnectedChannel;
  hotel: Hotel;
}

type ChannelAct = Act<ChannelAction, ChannelFields, ConnectedChannel>;

export const setUpActs = (hotel: Hotel): ChannelAct[] => {
  const asking = (action: "set" | "map" | "stop", Form: (props: DialogProps) => React.ReactNode): ChannelAct => ({
    action,
    label: `channels.action.${action}`,
    renderDialog: (dialog, channel) => <Form dialog={dialog} channel={channel} hotel={hotel} />,
  });
  return [asking("map", MappingDialog), asking("set", SettingsDialog), asking("stop", StopDialog)];
};

const namesIn = ({ roomTypes, ratePlans }: Hotel): MappingNames => ({
  typeName: (id) => roomTypes.find((one) => one.id === id)?.name,
  planName: (id) => ratePlans.find((one) => one.id === id)?.name,
});

/** A typed percentage with two decimals at most; NaN for anything else. */
const percentIn = (typed: string, locale: string) => centsOf(typed.replace("%", ""), locale) / 100;

function SettingsDialog({ dialog, channel, hotel }: DialogProps) {
  const { text } = useText();
  const holdsFrom = useHoldsFrom();
  const { locale } = useLanguage();
  const typed = (percent: number) => new Intl.NumberFormat(locale, { useGrouping: false }).format(percent);
  const inputOf = ({ markupPercent, commissionPercent }: Record<"markupPercent" | "commissionPercent", string>) => ({
    markupPercent: percentIn(markupPercent, locale),
    commissionPercent: percentIn(commissionPercent, locale),
  });
  const faultsOf = (input: ChannelFields) =>
    channelActFaults("set", input, channel, hotel.property.businessDate, namesIn(hotel));
  return (
    <ActionForm
      dialog={dialog}
      title={[text("channels.action.set"), channel.name]}
      submitLabel={text("record.save")}
      initialValues={{
        markupPercent: typed(channel.markupPercent),
        commissionPercent: typed(channel.commissionPercent),
      }}
      faultsOf={(values) => faultsOf(inputOf(values))}
      inputOf={inputOf}
    >
      {() => (
        <>
          <TextField
            name="markupPercent"
            label={text("channels.markupPercent")}
            hint={text("channels.markupHint")}
            inputMode="decimal"
          />
          <TextField
            name="commissionPercent"
            label={text("channels.commissionPercent")}
            hint={holdsFrom}
            inputMode="decimal"
          />
        </>
      )}
    </ActionForm>
  );
}

function MappingDialog({ dialog, channel, hotel }: DialogProps) {
  const { text } = useText();
  const plans = hotel.ratePlans.filter(({ isActive }) => isActive);
  const types = hotel.roomTypes.filter(({ isActive }) => isActive);
  const pairs = types.flatMap((type) => plans.map((plan) => ({ roomTypeId: type.id, ratePlanId: plan.id })));
  const known = new Map(channel.mappings.map((mapping) => [mappingField(mapping), mapping.channelRateId]));
  const shown = new Set(pairs.map(mappingField));
  // those of types and plans that are switched off hold until they are switched on again
  const hidden = channel.mappings.filter((mapping) => !shown.has(mappingField(mapping)));
  const inputOf = (values: Record<string, string>) => ({
    mappings: [
      ...hidden,
      ...pairs.flatMap((pair) => {
        const channelRateId = values[mappingField(pair)];
        return channelRateId ? [{ ...pair, channelRateId }] : [];
      }),
    ],
  });
  const gone = [...known.values()].filter((id) => !channel.rates.some((rate) => rate.id === id));
  return (
    <ActionForm
      dialog={dialog}
      title={[text("channels.action.map"), channel.name]}
      submitLabel={text("record.save")}
      initialValues={Object.fromEntries(pairs.map((pair) => [mappingField(pair), known.get(mappingField(pair)) ?? ""]))}
      faultsOf={(values) =>
        channelActFaults("map", inputOf(values), channel, hotel.property.businessDate, namesIn(hotel))
      }
      inputOf={inputOf}
    >
      {() =>
        types.map((type) => (
          <fieldset key={type.id}>
            <Text as="legend" weight={600} size={16}>
              <bdi>{type.name}</bdi>
            </Text>
            <Columns least={12} gap={12}>
              {plans.map((plan) => (
                <SelectField
                  key={plan.id}
                  name={mappingField({ roomTypeId: type.id, ratePlanId: plan.id })}
                  label={plan.name}
                >
                  <option value="">{text("channels.unmapped")}</option>
                  {channel.rates.map(({ id, room, rate }) => (
                    <option key={id} value={id} dir="auto">
                      {`${room} · ${rate}`}
                    </option>
                  ))}
                  {gone.map((id) => (
                    <option key={id} value={id} dir="auto">
                      {id}
                    </option>
                  ))}
                </SelectField>
              ))}
            </Columns>
          </fieldset>
        ))
      }
    </ActionForm>
  );
}

interface StopValues {
  from: string;
  to: string;
  roomTypeIds: string[];
  alsoOn: string[];
}

function StopDialog({ dialog, channel, hotel }: DialogProps) {
  const { text } = useText();
  const { businessDate } = useProperty();
  const others = (salesChannels.use().data?.channels ?? []).filter(
    ({ id, state }) => id !== channel.id && state !== "disconnected",
  );
  const inputOf = ({ from, to, roomTypeIds, alsoOn }: StopValues) => ({
    stopSale: { from: dateIn(from), to: dateIn(to), roomTypeIds },
    ...(alsoOn.length > 0 && { alsoOn }),
  });
  return (
    <ActionForm
      dialog={dialog}
      title={[text("channels.action.stop"), channel.name]}
      initialValues={{ from: businessDate, to: businessDate, roomTypeIds: [], alsoOn: [] }}
      faultsOf={(values) => channelActFaults("stop", inputOf(values), channel, businessDate, namesIn(hotel))}
      inputOf={inputOf}
    >
      {({ from, to, roomTypeIds, alsoOn }) => (
        <>
          <LastFollowsFirst from={dateIn(from)} to={dateIn(to)} />
          <DateField name="from" label={text("channels.firstNight")} minDate={businessDate} today={businessDate} />
          <DateField name="to" label={text("channels.lastNight")} minDate={businessDate} today={businessDate} />
          <LazySaidNights form="stopSale" from={dateIn(from)} to={dateIn(to)} />
          <Checks
            name="roomTypeIds"
            label={text("channels.stopTypes")}
            all={hotel.roomTypes.filter(({ isActive }) => isActive)}
            chosen={roomTypeIds}
          />
          {others.length > 0 && <Checks name="alsoOn" label={text("channels.alsoOn")} all={others} chosen={alsoOn} />}
        </>
      )}
    </ActionForm>
  );
}

/** A first night behind the last one takes it along. */
function LastFollowsFirst({ from, to }: Record<"from" | "to", string>) {
  const { setFieldValue } = useFormikContext();
  const follow = useEffectEvent(() => {
    if (isCivilDate(from) && isCivilDate(to) && to < from) void setFieldValue("to", from);
  });
  useEffect(() => follow(), [from]);
  return null;
}

interface ChecksProps {
  name: string;
  label: string;
  all: readonly { id: string; name: string }[];
  chosen: string[];
}

/** Some of all, by their names. */
function Checks({ name, label, all, chosen }: ChecksProps) {
  const { setFieldValue } = useFormikContext();
  const toggle = (id: string) =>
    void setFieldValue(name, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="form-label">{label}</legend>
      {all.map((one) => (
        <Check
          key={one.id}
          label={<bdi>{one.name}</bdi>}
          checked={chosen.includes(one.id)}
          onChange={() => toggle(one.id)}
        />
      ))}
    </fieldset>
  );
}
