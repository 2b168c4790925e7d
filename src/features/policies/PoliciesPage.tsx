import { useParams } from "react-router-dom";

import type { Policy, PolicyKind } from "@/contract/reservations/policyRecords";
import { hotel as hotelLoad } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { newId } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { CreateButton } from "@/shared/ui/page/CreateButton";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Tabs } from "@/shared/ui/Tabs";

import { PolicyDrawer } from "./PolicyDrawer";
import { PolicyList } from "./PolicyList";
import { policies, policyRecord } from "./policyRecord";
import { Simulator } from "./Simulator";

/** Policies by their kinds, and the fees that they lead to; a policy opens over the page. */
export function PoliciesPage() {
  const { id } = useParams();
  const { text } = useText();
  const load = policies.use();
  const { data: hotel } = hotelLoad.use();
  const all = load.data ?? [];
  const ofKind = (kind: PolicyKind) => all.filter(({ terms }) => terms.kind === kind);

  const tab = (name: "noShow" | PolicyKind, rows: Policy[], kind?: Exclude<PolicyKind, "rules">) => ({
    id: name,
    label: text(`policy.tab.${name}`),
    content: (
      <Stack gap={12}>
        {kind && (
          <Row>
            <CreateButton label={`policy.new.${kind}`} path={policyRecord.pathOf(newId)} />
          </Row>
        )}
        {hotel && load.data && <PolicyList tab={name} policies={rows} />}
      </Stack>
    ),
  });

  return (
    <>
      <PageHeader description={text("policy.plan")} />
      <Stack gap={16}>
        <div className="card">
          <Stack padX={16} padY={16}>
            <Tabs
              label={text("policy.menu")}
              tabs={[
                tab("cancellation", ofKind("cancellation"), "cancellation"),
                tab("deposit", ofKind("deposit"), "deposit"),
                tab("noShow", ofKind("cancellation")),
                tab("children", ofKind("children"), "children"),
                tab("rules", ofKind("rules")),
              ]}
            />
            <LoadState load={load} failed={text("policy.failed")} />
          </Stack>
        </div>
        {hotel && load.data && <Simulator policies={load.data} />}
      </Stack>
      {id !== undefined && <PolicyDrawer key={id} id={id} />}
    </>
  );
}
