import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { LoyaltyLevel, LoyaltyProgramme } from "@/contract/guests/member";
import { levelIds } from "@/contract/people/levels";
import { ActionRow } from "@/shared/actions/ActionRow";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { RenameIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { levelRecord, shownProgramme } from "./loyaltyRecords";
import { LevelDialog } from "./LevelDialog";

/** Levels with their thresholds, benefits and number of members. */
export function LevelCards() {
  const { text } = useText();
  const { data: shown, status, request } = shownProgramme.use();
  const hotel = useSelector(selectHotel);
  if (status === "failed") {
    return (
      <section className="card">
        <LoadProblem sentence={text("loyalty.levelsFailed")} onRetry={request} />
      </section>
    );
  }
  if (!shown || !hotel) return <LevelsSkeleton />;
  return <Levels programme={shown} property={hotel.property} />;
}

/** The shape of the levels, so that nothing below moves when they come. */
function LevelsSkeleton() {
  const { text } = useText();
  return (
    <div aria-busy="true">
      <Stack as="ul" gap={12} className="loyalty-levels">
        {levelIds.map((id) => (
          <li key={id} className="card loyalty-level">
            <Row gap={8} justify="between">
              <h2>{text(`loyalty.level.${id}`)}</h2>
            </Row>
          </li>
        ))}
      </Stack>
      <div className="loyalty-rules">
        <Loading />
      </div>
    </div>
  );
}

interface LevelsProps {
  programme: LoyaltyProgramme;
  property: Hotel["property"];
}

function Levels({ programme: { levels, pointsPerEuro, centsPerPoint, expiryMonths }, property }: LevelsProps) {
  const { text } = useText();
  const { money } = useFormat();
  const dispatch = useDispatch();
  const edited = useSelector(levelRecord.acts.selectors.selectAbout);
  const { currency } = property;
  const open = levels.find(({ id }) => id === edited);

  function asked(minNights: number, minSpend: number) {
    if (minNights === 0) return text("loyalty.fromStart");
    const nights = text("loyalty.nightCount", { count: minNights });
    const what = text("loyalty.either", { nights, spend: money({ cents: minSpend, currency }) });
    return text("loyalty.perYear", { what });
  }

  return (
    <section aria-label={text("loyalty.levels")}>
      <Stack as="ul" gap={12} className="loyalty-levels">
        {levels.map(({ id, minNights, minSpend, benefits, members }) => (
          <li key={id} className={`card loyalty-level is-${id}`}>
            <Row gap={8} justify="between">
              <h2>{text(`loyalty.level.${id}`)}</h2>
              <IconButton
                label={text("loyalty.editLevel", { level: text(`loyalty.level.${id}`) })}
                icon={RenameIcon}
                size={18}
                onClick={() => dispatch(levelRecord.acts.actions.asked("edit", id))}
              />
            </Row>
            <p>{asked(minNights, minSpend)}</p>
            <Muted as="ul" size={14} className="bullets">
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <bdi>{benefit}</bdi>
                </li>
              ))}
            </Muted>
            <Text as="p" weight={550}>
              {text("loyalty.count", { count: members })}
            </Text>
          </li>
        ))}
      </Stack>
      <p className="loyalty-rules">
        {text("loyalty.rules", {
          points: text("loyalty.pointCount", { count: pointsPerEuro }),
          worth: money({ cents: centsPerPoint, currency }),
          months: expiryMonths,
        })}
      </p>
      {open && <EditedLevel key={open.id} level={open} {...{ levels, currency }} />}
    </section>
  );
}

interface EditedLevelProps {
  level: LoyaltyLevel;
  levels: LoyaltyProgramme["levels"];
  currency: string;
}

/** The dialog of a level. It saves upon the version that it was opened with: a change of somebody else is not overwritten. */
function EditedLevel({ level, levels, currency }: EditedLevelProps) {
  const [begun] = useState(level);
  const theirs = useSelector(levelRecord.acts.selectors.selectRefusal)?.current;
  return (
    <ActionRow
      kit={levelRecord.acts}
      record={begun}
      permissions={[]}
      acts={[
        {
          action: "edit",
          label: "loyalty.saveLevel",
          isElsewhere: true,
          renderDialog: (dialog) => <LevelDialog {...{ dialog, levels, currency, theirs }} level={begun} />,
        },
      ]}
    />
  );
}
