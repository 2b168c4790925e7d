import { useDispatch, useSelector } from "react-redux";

import { levelIds, type LoyaltyProgramme } from "@/contract/guests/member";
import { ActionRow } from "@/shared/actions/ActionRow";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { RenameIcon } from "@/shared/ui/icons";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { levelActions } from "./loyaltyActs";
import { LevelDialog } from "./LevelDialog";
import { programme } from "./loyaltyApi";
import { selectProgramme } from "./loyaltyWrites";

/** What each level asks for and gives, and how many have it. */
export function LevelCards() {
  const { text } = useText();
  const { status, request } = programme.use();
  const shown = useSelector(selectProgramme);
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
      <ul className="loyalty-levels">
        {levelIds.map((id) => (
          <li key={id} className="card loyalty-level">
            <div className="loyalty-level-head">
              <h2>{text(`loyalty.level.${id}`)}</h2>
            </div>
          </li>
        ))}
      </ul>
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
  const edited = useSelector(levelActions.selectors.selectAbout);
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
      <ul className="loyalty-levels">
        {levels.map(({ id, minNights, minSpend, benefits, members }) => (
          <li key={id} className={`card loyalty-level is-${id}`}>
            <div className="loyalty-level-head">
              <h2>{text(`loyalty.level.${id}`)}</h2>
              <IconButton
                label={text("loyalty.editLevel", { level: text(`loyalty.level.${id}`) })}
                icon={RenameIcon}
                size={18}
                onClick={() => dispatch(levelActions.actions.asked("edit", id))}
              />
            </div>
            <p>{asked(minNights, minSpend)}</p>
            <ul className="loyalty-benefits">
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <bdi>{benefit}</bdi>
                </li>
              ))}
            </ul>
            <p className="loyalty-members">{text("loyalty.count", { count: members })}</p>
          </li>
        ))}
      </ul>
      <p className="loyalty-rules">
        {text("loyalty.rules", {
          points: text("loyalty.pointCount", { count: pointsPerEuro }),
          worth: money({ cents: centsPerPoint, currency }),
          months: expiryMonths,
        })}
      </p>
      {open && (
        <ActionRow
          kit={levelActions}
          record={open}
          permissions={[]}
          acts={[
            {
              action: "edit",
              label: "loyalty.saveLevel",
              isElsewhere: true,
              renderDialog: (dialog) => <LevelDialog {...{ dialog, levels, currency }} level={open} />,
            },
          ]}
        />
      )}
    </section>
  );
}
