import { requestName } from "@/shared/hotel/requestName";
import { requestTones } from "@/shared/hotel/tones";
import { prefilled } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { RequestPanel } from "./RequestPanel";
import { requestRecord } from "./requestRecord";
import { requestKinds } from "./requestsApi";

/** A request beside the list, or a new one. */
export function RequestDrawer({ id }: { id: string }) {
  const { text } = useText();
  const kinds = requestKinds.use();
  return (
    <RecordDrawer
      record={requestRecord}
      id={id}
      newTitle={text("requests.new")}
      titleOf={(request) => (request ? `${requestName(request, text)} · ${id}` : text("requests.record"))}
      renderBeside={({ state }) => (
        <StateBadge tone={requestTones[state]}>{text(`requests.state.${state}`)}</StateBadge>
      )}
      own={Object.values(prefilled)}
      needs={[kinds]}
    >
      {(request) => <RequestPanel key={request?.id} request={request} kinds={kinds.data ?? []} />}
    </RecordDrawer>
  );
}
