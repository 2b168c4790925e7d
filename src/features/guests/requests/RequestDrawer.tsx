import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { requestName, requestTones } from "@/shared/hotel/requestTones";
import { hotelRequested, selectHotelStatus } from "@/shared/hotel/hotelSlice";
import { prefilled } from "@/shared/hotel/newRequestPath";
import { useText } from "@/shared/i18n/useText";
import { OpenRecord } from "@/shared/record/OpenRecord";
import { isNewId, paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/Drawer";
import { StateBadge } from "@/shared/ui/StateBadge";

import { RequestPanel } from "./RequestPanel";
import { requestRecord } from "./requestRecord";
import { requestKinds } from "./requestsApi";

const ownParameters = Object.values(prefilled);

/** A request beside the list, or a new one. */
export function RequestDrawer({ id }: { id: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.requests, ownParameters);
  const opened = useSelector(requestRecord.selectors.selectRecord);
  const hotelStatus = useSelector(selectHotelStatus);
  const kinds = requestKinds.use();
  const loadHotel = () => void dispatch(hotelRequested());
  useEffect(loadHotel, [dispatch]);

  function retry() {
    loadHotel();
    kinds.request();
  }

  const isNew = isNewId(id);
  const request = opened?.id === id ? opened : undefined;
  const title = request ? `${requestName(request, text)} · ${id}` : text(isNew ? "requests.new" : "requests.record");
  const statuses = [hotelStatus, kinds.status];
  const status = statuses.find((one) => one === "failed") ?? statuses.find((one) => one === "loading") ?? "loaded";

  return (
    <Drawer
      title={title}
      beside={
        request && <StateBadge tone={requestTones[request.state]}>{text(`requests.state.${request.state}`)}</StateBadge>
      }
      onClose={close}
    >
      <OpenRecord record={requestRecord} id={isNew ? undefined : id} needs={{ status, onRetry: retry }}>
        {(record) => <RequestPanel key={record?.id} request={record} kinds={kinds.data ?? []} />}
      </OpenRecord>
    </Drawer>
  );
}
